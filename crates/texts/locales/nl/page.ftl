### The pages around the tables, in Dutch.

## The frame around all pages

page-skip = Naar de inhoud
page-nav = Pagina’s
nav-learn = Leren
nav-replay = Naspelen
nav-history = Mijn partijen
nav-settings = Instellingen
nav-about = Over Fondaco
nav-rulings = Uitleg van regels
storage-failed = Deze browser bewaart nu niets: je partij gaat verloren als je de pagina sluit. Maak ruimte vrij of verlaat de privémodus.
unknown-title = Hier is niets
unknown-text = Deze pagina bestaat niet. Misschien is het adres afgekapt.
unknown-home = Naar de voordeur
