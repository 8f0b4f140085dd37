/* Generated from data/ortschaften by `npm run gen`. Do not edit.
   Quelle: Amtliches Ortschaftenverzeichnis, swisstopo */
export const PLACES = `1000Lausanne 25,Lausanne 26,Lausanne 27
3Lausanne




Prilly,Jouxtens-Mézery
Pully
Lausanne


3
3
2Renens VD
2Chavannes-près-Renens
Crissier
Ecublens VD
St-Sulpice VD
Denges,Echandens
Lonay
Préverenges
Villars-Ste-Croix
Bussigny
Mex VD
Romanel-sur-Lausanne
Cheseaux-sur-Lausanne
Boussens
Bournens
Sullens
Etagnières
Bercher
2Echallens,Villars-le-Terroir,St-Barthélemy VD
Dommartin,Montaubion-Chardonney,Naz,Poliez-le-Grand,Poliez-Pittet,Bottens
Assens,Bioley-Orjulaz,Bettens
Sugnens
Fey
Ogens
Rueyres
Oppens
5Le Mont-sur-Lausanne
Cugy VD,Bretigny-sur-Morrens
Morrens VD
Froideville
3Villars-Tiercelin
Peney-le-Jorat
2Villars-Mendraz
Sottens
Chapelle-sur-Moudon,Martherenges,Boulens,Peyres-Possens
3Epalinges
2Les Monts-de-Pully
2Puidoux
Chexbres,Rivaz,St-Saphorin (Lavaux)
Forel (Lavaux)
Savigny,Mollie-Margot
3Ferlens VD
Servion
Essertes
2Les Cullayes
Montpreveyres
Corcelles-le-Jorat
Mézières VD
Carrouge VD
Vulliens
3Ropraz
2La Croix (Lutry)
Grandvaux,Aran,Chenaux
Belmont-sur-Lausanne
La Conversion
Paudex
Lutry
Cully,Villette (Lavaux)
Riex
Epesses
12Morges
2Echichens
St-Saphorin-sur-Morges
Colombier VD
Vullierens
Cottens VD
Grancy
4Bremblens
Romanel-sur-Morges
Aclens
Gollion
Monnaz
Vaux-sur-Morges
Clarmont
Reverolle
3Tolochenaz
Lully VD
2Vufflens-le-Château,Chigny
Denens
Bussy-Chardonney
5Sévery
Pampigny
Apples
Ballens
Bière
Mollens VD
Montricher
L'Isle,Mauraz,Villars-Bozon,Cuarnens,Mont-la-Ville,La Praz,Chavannes-le-Veyron,Moiry VD,La Coudre
Berolle
13St-Prex
Etoy
Buchillon
Allaman
Perroy
Lussy-sur-Morges
Villars-sous-Yens
Yens
Aubonne
2Bougy-Villars
Féchy
Montherod,Pizy
Lavigny
St-Livres
4Rolle,Tartegnin
2Gilly
Bursins
Luins,Vinzel
Mont-sur-Rolle
Essertines-sur-Rolle
St-Oyens
Gimel,St-George
Saubraz
6Dully,Bursinel
Gland
Prangins
4Genève








3Grand-Lancy
Petit-Lancy,Onex
Vernier
Genève
Cointrin
Meyrin
Le Grand-Saconnex
Le Lignon,Aïre,Châtelaine
Les Avanchets
2Vésenaz
Cologny
Chêne-Bougeries
Chêne-Bourg
Thônex
Carouge GE,Les Acacias
Plan-les-Ouates
3Conches
Confignon
Bernex
Vessy
2Cartigny
Avully
2Collex
2Puplinge
Satigny
Presinge
Choulex
Collonge-Bellerive
Corsier GE
Anières
Hermance
3Gy
Meinier
Vandoeuvres
Jussy
Veyrier
Troinex
La Croix-de-Rozon
Perly
2Nyon
Marchissy,Le Vaud,Longirod
Eysins
Crassier
St-Cergue
La Cure
Duillier
Vich,Coinsins
Begnins,Burtigny
Bassins
Trélex
Givrins
Genolier
Arzier-Le Muids
Signy,Grens
Chéserex
Gingins
Borex,Arnex-sur-Nyon
La Rippe
Chavannes-de-Bogis,Bogis-Bossey
2Russin
2La Plaine,Dardagny
Chancy
Athenaz (Avusy)
Soral
Laconnex
Aire-la-Ville
2Versoix,Chavannes-des-Bois
Commugny
Chambésy
Bellevue
Genthod
Mies,Tannay
Coppet
Founex
Céligny
Crans VD
3Vufflens-la-Ville
Penthaz
Cossonay-Ville,Dizy,Allens,Senarclens
Penthalaz
Daillens
Lussery-Villars
La Chaux (Cossonay)
4Eclépens
Ferreyres
2La Sarraz
Chevilly
Orny
Pompaples
3Arnex-sur-Orbe
Croy
Romainmôtier
Premier
Vaulion
Juriens
3Bretonnières
8Vallorbe
Ballaigues
3L'Orient
Le Pont
Les Charbonnières
L'Abbaye
Le Lieu,Le Séchey
Les Bioux
Le Sentier,Le Solliat
Le Brassus
2Orbe
2Agiez
Bofflens
Montcherand
L'Abergement,Sergey
Les Clées,La Russille
Lignerolle
Valeyres-sous-Rances
14Bavois
Chavornay
Corcelles-sur-Chavornay
Penthéréaz
Goumoens-la-Ville,Eclagnens,Goumoens-le-Jux
Oulens-sous-Echallens
23Yverdon-les-Bains,Cheseaux-Noréaz
4Cuarny,Villars-Epeney
Pomy
Cronay
Donneloye,Gossens,Mézery-près-Donneloye,Bioley-Magnoux
Prahins
Chanéaz
Thierrens,Correvon,Denezy,Prévondavaux,St-Cierges
2Valeyres-sous-Ursins,Ursins
Orzens
2Molondin,Démoret
Pailly
Essertines-sur-Yverdon,Epautheyres
Vuarrens
2Fiez
Fontaines-sur-Grandson,Grandevent
Grandson
Villars-Burquin,Fontanezier,Romairon,Vaugondry
Champagne
Onnens VD
Concise,Corcelles-près-Concise
Bonvillars
Provence,Mutrux
Giez
Orges
Vugelles-La Mothe,Novalles
Belmont-sur-Yverdon,Gressy
Suchy
Ependes VD
Essert-Pittet
Treycovagnes,Chamblon
Suscévaz
Mathod
Rances
2Valeyres-sous-Montagny
Montagny-près-Yverdon
Champvent,Essert-sous-Champvent,Villars-sous-Champvent
2Vuiteboeuf
Baulmes
4Ste-Croix,La Sagne (Ste-Croix),Le Château-de-Ste-Croix
2Les Rasses
Bullet,Mauborget
L'Auberson,La Vraconnaz
8Yvonand
Rovray
Chavannes-le-Chêne,Chêne-Pâquier
4Cheyres
2Estavayer-le-Lac,Lully FR,Seiry,Bollion
3Font,Châtillon FR
Châbles FR
Autavaux,Forel FR,Montbrelloz
7Cugy FR
Montet (Broye),Frasses,Vesin
Aumont,Granges-de-Vesin
Nuvilly
Vuissens
3Murist
20Vucherens
Moudon,Syens
2Chavannes-sur-Moudon
Hermenches,Rossenges
Bussy-sur-Moudon
Villars-le-Comte,Neyruz-sur-Moudon
6Curtilles
Lucens,Oulens-sur-Lucens
Granges-près-Marnand
Marnand
Henniez,Seigneux
Forel-sur-Lucens,Cremin
Villeneuve FR
Surpierre,Praratoud
Cheiry
Payerne
2Fétigny
Ménières
Sassel,Chapelle (Broye)
Combremont-le-Grand
Combremont-le-Petit
Champtauroz
Treytorrens (Payerne)
3Bussy FR,Morens FR,Sévaz
Rueyres-les-Prés
Grandcour
Gletterens
Chevroux
6Vers-chez-Perrin
Trey
Châtonnaye
Sédeilles,Rossens VD
Villarzel
7Corcelles-près-Payerne
Dompierre FR
Domdidier
Missy,Vallon
St-Aubin FR,Les Friques
Delley
Portalban
12Avenches,Oleyres,Donatyre
3Villarepos
Villars-le-Grand
Salavaux,Bellerive VD,Cotterd
Vallamand
Montmagny,Constantine
Cudrefin
Chabrey
6Faoug,Clavaleyres
12Palézieux,Palézieux-Village,Les Tavernes,Les Thioleyres
Oron-le-Châtel,Bussigny-sur-Oron,Chesalles-sur-Oron,Chapelle (Glâne)
St-Martin FR,Besencens,Fiaugères
Oron-la-Ville,Châtillens,Vuibroye
Le Crêt-près-Semsales
Ecoteaux
Maracon
Granges (Veveyse)
Bossonnens
Attalens
Remaufens,Tatroz
Châtel-St-Denis
Les Paccots
4Semsales
La Verrerie,Grattavache,Progens
Sâles (Gruyère),Maules
Romanens,Treyfayes,Rueyres-Treyfayes
Vaulruz
Vuadens
2Bulle
2Riaz
Marsens,Vuippens
La Roche FR
La Tour-de-Trême
Broc
Charmey (Gruyère)
Morlon
4Sorens
Gumefens
Avry-devant-Pont
Le Bry
Echarlens
Corbières
Hauteville
Pont-la-Ville
2Villarvolard
Botterens,Villarbeney
Crésuz,Châtel-sur-Montsalvens
Cerniat FR
2Jaun,Im Fang
Abländschen
Rossinière,La Tine
Rougemont,Flendruz
Château-d'Oex,Les Moulins,L'Etivaz,La Lécherette
Le Pâquier-Montbarry
2Gruyères,Pringy,Epagny,Moléson-sur-Gruyères
2Estavannens
Grandvillard,Villars-sous-Mont
Enney
2Albeuve,Lessoc,Les Sciernes-d'Albeuve,Neirivue,Montbovon
Ursy,Bionnens,Esmonts
3Promasens,Gillarens,Auboranges,Ecublens FR,Rue
Vuarmarens,Montet (Glâne),Morlens
Vauderens,Blessens,Mossel
Chavannes-les-Forts
Prez-vers-Siviriez
Siviriez
Villaraboud
Romont FR,Berlens
Billens,Hennens
Prévonloup,Lovatens,Dompierre VD,Villars-Bramard,Cerniaz VD
Brenles,Chesalles-sur-Moudon,Sarzens
Mézières FR
Villariaz
Grangettes-près-Romont,La Neirigue
Vuisternens-devant-Romont,La Magne,Estévenens
Sommentier,Lieffrens
Le Châtelard-près-Romont
Villaz-St-Pierre,Lussy FR
Villarimboud
Massonnens
2Villarsiviriaux,Villargiroud,Orsonnens,Chavannes-sous-Orsonnens
Villarlod,Rueyres-St-Laurent,Estavayer-le-Gibloux,Villarsel-le-Gibloux
Vuisternens-en-Ogoz
La Joux FR,Les Ecasseys
2Porsel,Pont (Veveyse),Bouloz
Fribourg
12Tafers
St. Antoni
Heitenried
Alterswil FR
Plaffeien,Oberschrot,Schwarzsee
St. Ursen
Rechthalten
Brünisried,Zumholz
Corminboeuf,Chésopelloz
Misery,Cormérod,Courtion,Cournillens
Bourguillon
Marly,Villarsel-sur-Marly,Pierrafortscha
Le Mouret,Essert FR,Ferpicloz,Montévraz,Oberried FR,Senèdes,Zénauva,Bonnefontaine
Posieux
Farvagny-le-Grand,Farvagny-le-Petit,Grenilles,Posat
Corpataux,Magnedens
Rossens FR
2Ecuvillens
Ependes FR
Arconciel
Treyvaux
Tentlingen
Giffers
St. Silvester
Plasselb
Sangernboden
2Neyruz FR
Cottens FR
Autigny
2Chénens
Lentigny
Prez-vers-Noréaz
Corserey
Torny-le-Grand
Middes
3Villars-sur-Glâne
Matran
Corjolens,Avry-sur-Matran
2Onnens FR,Lovens
Noréaz
5Givisiez
Granges-Paccot
9Grolley,Nierlet-les-Bois,Ponthaux
Léchelles,Chandon,Russy
Cousset,Montagny-les-Monts
Mannens,Grandsivaz
Montagny-la-Ville
6Belfaux,Autafond,Lossy,La Corbaz,Cormagens,Formangueires
Pensier,Barberêche
Courtepin,Wallenried
Cressier FR
Sugiez
Môtier (Vully),Mur (Vully) FR,Mur (Vully) VD
Praz (Vully)
Lugnorre
2Courtaman
Cordast,Guschelmuth
Jeuss
Salvenach
Courlevon
Courgevaux
Münchenwiler
3Vevey
Le Mont-Pèlerin
Corseaux
Chardonne
Corsier-sur-Vevey
Jongny
St-Légier-La Chiésaz
Blonay
Les Monts-de-Corsier
Fenil-sur-Corsier
5La Tour-de-Peilz
Clarens
Chailly-Montreux
Brent
3Montreux,Territet,Veytaux
2Chernex
Glion
Caux
8Chamby,Villard-sur-Chamby
Les Avants
11Villeneuve VD
Noville
Chessel
Rennaz
5Roche VD
Yvorne
Leysin
2Corbeyrier
4Aigle
2Les Mosses,La Comballaz
Le Sépey
Vers-l'Eglise
Les Diablerets
La Forclaz VD
Ollon VD,St-Triphon,Panex
Collombey
Massongex
Monthey
Choëx,Les Giettes
Troistorrents
Val-d'Illiez,Champoussin,Les Crosets
Champéry
Morgins
5Bex,Frenières-sur-Bex,Fenalet-sur-Bex,Les Plans-sur-Bex,Les Posses-sur-Bex
2Gryon
2Villars-sur-Ollon,Arveyes,Huémoz
Chesières
5St-Maurice,Mex VS
Vérossaz
Lavey-Village,Lavey-les-Bains,Morcles
Muraz (Collombey)
2Vionnaz
Vouvry,Miex
Bouveret,Les Evouettes
St-Gingolph
Torgon
3Evionnaz
Collonges
Vernayaz
Dorénaz
Charrat
Saxon
Riddes
3Ovronnaz
Leytron,Produit (Leytron),Montagnon (Leytron),Dugny (Leytron)
Saillon
Isérables,Auddes-sur-Riddes
4La Tzoumaz
2Martigny
Martigny-Croix
Salvan,Les Granges (Salvan)
Les Marécottes,Le Trétien
2Finhaut,Le Châtelard VS
Fully
Chemin
Ravoire
Trient
3Bovernier,Les Valettes (Bovernier)
Sembrancher,Vens (Sembrancher),Chamoille (Sembrancher),La Garde (Sembrancher)
Le Châble VS,Bruson
2Verbier
Orsières
Champex-Lac
3Vollèges,Cries (Vollèges)
Levron
Praz-de-Fort
La Fouly VS
Liddes,Fontaine Dessus (Liddes),Fontaine Dessous (Liddes),Dranse (Liddes),Chandonne (Liddes),Rive Haute (Liddes),Fornex (Liddes),Les Moulins VS (Liddes),Vichères (Liddes),Palasuit (Liddes),Chez Petit (Liddes),Petit Vichères (Liddes)
Bourg-St-Pierre
Versegères,Champsec
Lourtier,Fionnay,Sarreyer
2Sion
5Chamoson,Mayens-de-Chamoson,Les Vérines (Chamoson),Némiaz (Chamoson),Grugnay (Chamoson),St-Pierre-de-Clages
2Ardon
St-Léonard,Uvrier
3Vernamiège
Pont-de-la-Morge (Sion)
Vétroz
Conthey
Savièse
Fortunau (Ayent),Luc (Ayent),St-Romain (Ayent),Saxonne (Ayent),Villa (Ayent),La Place (Ayent),Botyre (Ayent),Blignou (Ayent),Argnou (Ayent),Signèse (Ayent)
Bramois
Mase
St-Martin VS,Liez (St-Martin),Trogne (St-Martin),Suen (St-Martin),Eison (St-Martin)
2Grimisuat,Champlan (Grimisuat)
Anzère
Nax
Arbaz
St-Séverin
Erde,Aven,Daillon
Icogne
Lens
3Vex
Euseigne
Evolène,Lanna
Les Haudères,La Tour VS
La Sage,La Forclaz VS,Villa (Evolène)
Arolla
Hérémence
Thyon,Les Collons
3Salins,Arvillard (Salins),Pravidondaz (Salins),Turin (Salins),Misériez (Salins)
Les Agettes,Les Mayens-de-Sion,La Vernaz (Les Agettes),Crête-à-l'Oeil (Les Agettes)
Veysonnaz,Clèbes (Nendaz)
Aproz (Nendaz)
2Basse-Nendaz,Fey (Nendaz),Bieudron (Nendaz),Condémines (Nendaz),Saclentse,Baar (Nendaz),Beuson (Nendaz),Brignon (Nendaz)
Haute-Nendaz,Siviez (Nendaz),Sornard (Nendaz)
3Neuchâtel
12Auvernier
Colombier NE
Bôle
Areuse
Cortaillod
Boudry
2Rochefort,Chambrelien
3Bevaix
Gorgier
St-Aubin-Sauges
Chez-le-Bart
2Montalchez,Fresens
Vaumarcus
6Peseux
Corcelles NE
Cormondrèche
Montmollin,Montezillon
5Valangin
Boudevilliers
3Fontaines NE
6Fontainemelon,La Vue-des-Alpes
Cernier
Chézard-St-Martin,Les Vieux-Prés
2Dombresson
Villiers
Le Pâquier NE
5Vilars NE,Engollon,Fenin,Saules
2Savagnier
2Chaumont
Hauterive NE
4St-Blaise
Enges
Marin-Epagnier
Thielle,Wavre
12Cornaux NE
Cressier NE
15Noiraigue
2Travers
3Couvet
4Môtiers NE
Boveresse
Fleurier
Buttes
Mont-de-Buttes
La Côte-aux-Fées
6St-Sulpice NE
Les Sagnettes
2Les Verrières
Les Bayards
22Champ-du-Moulin,Fretereules,Brot-Dessous
57Les Geneveys-sur-Coffrane
Coffrane
Les Hauts-Geneveys
92La Chaux-de-Fonds,La Cibourg
14La Sagne NE
2Les Ponts-de-Martel,Petit-Martel
2Brot-Plamboz
4Le Crêt-du-Locle
3Les Planchettes
8La Ferrière,La Cibourg
3Les Bois
2Les Emibois,Muriaux
2Le Noirmont
5Les Breuleux,Le Cerneux-Veusil,La Chaux-des-Breuleux,Le Peuchapatte
5Saignelégier
3Les Pommerats
Goumois
6Le Bémont JU
2Montfaucon,Montfavergier
Les Enfers
St-Brais
36Le Locle,Le Prévoux
5La Chaux-du-Milieu
La Brévine,Les Taillères,La Châtagne,Le Brouillet
8Le Cerneux-Péquignot
2Les Brenets
86Biel/Bienne



7Tüscherz-Alfermée
Twann
Ligerz
Prêles
Lamboing
Diesse
Nods
2La Neuveville
3Lignières
2Le Landeron
7Magglingen/Macolin
Evilard
Orvin,Les Prés-d'Orvin
Frinvillier
Plagne
Vauffelin
Romont BE
2Grenchen
2Pieterlen
Lengnau BE
Bettlach
Selzach
7Orpund
Safnern
Meinisberg
Brügg BE
Scheuren,Schwadernau
Studen BE
Aegerten
2Nidau
2Port
Ipsach
Bellmund
Jens
7Sutz,Mörigen
3Täuffelen,Gerolfingen,Hagneck
Lüscherz
Siselen BE,Finsterhennen
26Péry
La Heutte
Sonceboz-Sombeval
Corgémont
Cortébert
Courtelary,Montagne-de-Courtelary
2St-Imier,Mont-Soleil,Les Pontins,Mont-Crosin
2Cormoret
Villeret
2Sonvilier,Montagne-de-Sonvilier
Renan BE,La Cibourg
94Tavannes
2Le Fuet
Bellelay
Les Genevez JU,Le Prédame
Châtelat,Monible
Sornetan
Fornet-Dessous,Rebévelier
Lajoux JU,Fornet-Dessus
2Tramelan,La Tanne
2Les Reussilles
Mont-Tramelan
9Reconvilier,Saicourt,Saules BE,Loveresse
Pontenet
2Bévilard,Champoz,Malleray
Sorvilier
2Court
2Moutier
2Perrefitte
Eschert
Belprahon
Grandval
Crémines
Corcelles BE,Seehof
Souboz,Les Ecorcheresses
14Roches BE
38Delémont
2Develier
Bourrignon
2Soyhières
Mettembert
Pleigne,Lucelle
5Movelier
Ederswiler
Roggenburg
8Courroux
Courcelon
Vicques
Courchapoix
Corban
Mervelier,Schelten
Montsevelier
Vermes
Courrendlin,Vellerat
2Rebeuvelier
10Rossemaison
Châtillon JU
9Courtételle
Courfaivre
Bassecourt
Glovelier
Boécourt
Montavon
6Undervelier
Soulce
9Saulcy
9St-Ursanne
Montmelon
Montenol
Epauvillers
Epiquerez
Soubey
Seleute
Ocourt
11Porrentruy
2Fontenais
Villars-sur-Fontenais
Bressaucourt
Courtedoux
Chevenez
Rocourt
Grandfontaine
4Réclère,Roche-d'Or
2Damvant
Bure
Fahy
6Courchavon
Courtemaîche
Montignez
Buix
Boncourt
6Coeuve
Damphreux,Lugnez
2Beurnevésin
7Alle
Vendlincourt
Bonfol
2Miécourt
Charmoille
3Courgenay,Courtemautruy
2Cornol
Fregiécourt,Pleujouse
Asuel
50Bern




2





3


7
5Hinterkappelen
Wohlen b. Bern
Murzelen
Frieswil
Detligen
Herrenschwanden
Kirchlindach
4Ortschwaben
Uettligen
Innerberg
Meikirch
Wahlendorf
Bremgarten b. Bern
Worblaufen
Säriswil
3Zollikofen
Münchenbuchsee,Deisswil b. Münchenbuchsee,Diemerswil,Wiggiswil,Lätti
Schüpfen
9Ittigen
2Bolligen
Stettlen
Boll
Utzigen
4Ostermundigen
Gümligen
Muri b. Bern
Rüfenacht BE,Vielbringen b. Worb
Worb
Enggistein
Richigen
4Schlosswil
Trimstein
Wabern
2Zimmerwald,Englisberg
Niedermuhlern
Rüeggisberg,Oberbütschel
Hinterfultigen
6Spiegel b. Bern
Oberbalm
Liebefeld
Köniz,Schliern b. Köniz
Rüti b. Riggisberg
11Münsingen
Tägertschi
Allmendingen b. Bern
Rubigen
Wichtrach
Gerzensee
Kirchdorf BE,Mühledorf BE,Noflen BE
6Kehrsatz
Belp
Belpberg
Toffen
Kaufdorf,Gelterfingen
Mühlethurnen,Lohnstorf
Kirchenthurnen,Rümligen
4Riggisberg
12Gasel
Niederscherli
2Mittelhäusern
Lanzenhäusern
2Schwarzenburg
2Mamishaus
Rüschegg Gambach
Rüschegg Heubach
Helgisried-Rohrbach
Riffenmatt
Milken
Guggisberg
Riedstätt
13Niederwangen b. Bern
Oberwangen b. Bern
Thörishaus
Flamatt
Neuenegg
Laupen BE
Bösingen
Kriechenwil
3Ueberstorf
Albligen
Wünnewil
Schmitten FR
Düdingen
16Frauenkappelen
Mühleberg
Rosshäusern
Gümmenen
Rizenbach,Ferenbalm,Wallenbuch,Biberen,Gammen
Wileroltigen,Golaten
Gurbrü
2Kerzers
2Gurmels,Kleingurmels
Liebistorf,Kleinbösingen
Ulmiz
Gempenach,Büchslen,Lurtigen
Ried b. Kerzers,Agriswil
9Müntschemier
Treiten
6Ins
Tschugg
Vinelz
Erlach
Gampelen
Brüttelen
Gals
12Lyss
Wengi b. Büren,Ruppoldsried
Worben
Schnottwil
Messen,Balm b. Messen
Rapperswil BE
Dieterswil,Bangerten b. Dieterswil,Seewil
Grossaffoltern,Ammerzwil BE
5Suberg
Büetigen
Diessbach b. Büren
2Wiler b. Seedorf
Seedorf BE
Lobsigen
2Aarberg
Radelfingen b. Aarberg
Walperswil,Epsach
Kappelen
Hermrigen,Bühl b. Aarberg,Merzligen
6Murten,Meyriez,Greng
2Bargen BE
Kallnach,Niederried b. Kallnach
Fräschels
Galmiz
Muntelier
6Busswil BE
Dotzigen
Büren an der Aare,Meienried
Rüti b. Büren
Arch
Leuzigen
Oberwil b. Büren
4Moosseedorf
Jegenstorf,Münchringen,Zuzwil BE,Ballmoos
2Iffwil,Scheunen
Etzelkofen
Brunnenthal
Grafenried
Kernenried,Zauggenried
3Fraubrunnen
Büren zum Hof
Schalunen
Bätterkinden,Kräiligen
2Limpach,Mülchi
5Urtenen-Schönbühl,Mattstetten
Bäriswil BE
Hindelbank,Mötschwil
Hettiswil b. Hindelbank
Krauchthal
34Herzogenbuchsee
2Niederönz
Oberönz
2Grasswil,Seeberg
Bettenhausen,Bollodingen
Thörigen,Ochlenberg
Bleienbach
4Wanzwil
Röthenbach Herzogenbuchsee,Heimenhausen
Wangenried
Inkwil
Graben,Berken
Walliswil b. Wangen
3Wangen an der Aare,Walliswil b. Niederbipp
20Burgdorf
12Heimiswil
Kaltacker
Oberburg
Hasle b. Burgdorf,Schafhausen im Emmental,Rüegsauschachen
Affoltern im Emmental
Rüegsau
Rüegsbach
Biembach im Emmental
2Lyssach,Rüti b. Lyssach
Kirchberg BE,Rüdtligen,Alchenflüh
Ersigen
Niederösch,Oberösch
Koppigen,Willadingen
Aefligen
Utzenstorf
Wiler b. Utzenstorf
Höchstetten,Hellsau
3Lützelflüh-Goldbach
Schwanden im Emmental
Obergoldbach,Landiswil
Ramsei
Zollbrück
Rüderswil
Lauperswil
Ranflüh
13Grünenmatt
Heimisbach
Sumiswald
Grünen
Trachselwald
Wasen im Emmental
5Weier im Emmental
Häusernmoos im Emmental
Schmidigen-Mühleweg
Dürrenroth
7Wynigen,Rumendingen
Alchenstorf
Rüedisbach
Riedtwil,Hermiswil
Oschwand
27Gysenstein
Niederhünigen,Oberhünigen
2Grosshöchstetten
Biglen
Arni BE
2Konolfingen,Freimettigen,Häutligen
2Walkringen
Bigenthal
18Oberthal
Zäziwil,Mirchel
Bowil
Signau
Schüpbach
Aeschau
Eggiwil
Röthenbach im Emmental
5Emmenmatt
7Langnau im Emmental
Oberfrittenbach
Bärau
Gohl
2Trubschachen
Trub
Fankhaus (Trub)
43Thun
3

4
4Steffisburg

Unterlangenegg
Heimenschwand
Schwarzenegg
Fahrni b. Thun
Süderen
Eriz
3Homberg b. Thun
Teuffenthal b. Thun,Horrenbach,Buchen BE
Goldiwil (Thun),Schwendibach
Heiligenschwendi
Hünibach
Heimberg
Uttigen
Kiesen,Oppligen,Jaberg
2Höfen b. Thun
Niederstocken,Oberstocken
Amsoldingen
Thierachern
Uebeschi
Längenbühl,Forst b. Längenbühl
2Blumenstein,Pohlern
7Gwatt (Thun),Zwieselberg
Einigen
Reutigen
5Hilterfingen
Oberhofen am Thunersee
Gunten
Sigriswil
Tschingel ob Gunten,Aeschlen ob Gunten,Ringoldswil
Schwanden (Sigriswil)
Merligen
3Uetendorf
Seftigen
Gurzelen
Burgistein
Wattenwil
6Brenzikofen,Herbligen
Oberdiessbach,Aeschlen b. Oberdiessbach
Linden
Bleiken b. Oberdiessbach
26Spiez
2Hondrich
Aeschi b. Spiez,Aeschiried
Krattigen
Faulensee
Leissigen
Därligen
4Emdthal,Mülenen
2Reichenbach im Kandertal
Frutigen,Wengi b. Frutigen
Adelboden
Kandergrund
Blausee-Mitholz
Kandersteg
4Scharnachtal
Kiental
Ried (Frutigen)
Achseten
27Wimmis
Oey
Diemtigen
Horboden
Zwischenflüh
Schwenden im Diemtigtal
Latterbach
4Erlenbach im Simmental
Därstetten
Weissenburg
Oberwil im Simmental
Boltigen
4Zweisimmen
Blankenburg
St. Stephan
Matten (St. Stephan)
2Lenk im Simmental
Oeschseite
Saanenmöser
Schönried
2Gstaad
Turbach
Lauenen b. Gstaad
Grund b. Gstaad
Feutersoey
Gsteig b. Gstaad
7Saanen
8Interlaken,Unterseen,Matten b. Interlaken,Sundlauenen
Jungfraujoch
2Beatenberg
Habkern
Goldswil b. Interlaken
Bönigen b. Interlaken
Iseltwald
5Wilderswil
Saxeten
Gsteigwiler
Zweilütschinen,Gündlischwand
Lütschental,Burglauenen
2Grindelwald
4Lauterbrunnen,Isenfluh
Wengen,Kleine Scheidegg,Eigergletscher
Stechelberg
Mürren
Gimmelwald
26Ringgenberg BE
Niederried b. Interlaken
Oberried am Brienzersee
Brienz BE,Axalp,Schwanden b. Brienz
Brienzwiler
Unterbach BE
Hofstetten b. Brienz
2Meiringen,Rosenlaui,Schattenhalb,Brünig
2Innertkirchen
Gadmen
Guttannen
36Brig,Gamsen,Brigerbad
Rothwald
Glis
Mund,Birgisch
Naters
Saas-Almagell
Saas-Fee
Simplon Dorf,Simplon Hospiz,Gabi (Simplon),Gondo
Saas-Balen
2Saas-Grund
Ried-Brig
Termen
Rosswald
Blatten b. Naters,Belalp
2Ferden
Kippel,Goppenstein
Wiler (Lötschen)
Blatten (Lötschen)
Zermatt
2Stalden VS,Kalpetran,Eisten
Törbel
St. Niklaus VS
Grächen
Embd
Herbriggen
Randa
Täsch
Visp,Eyholz
Lalden
Visperterminen
Staldenried
Zeneggen
Bürchen
2Baltschieder
Ausserberg
Eggerberg
Steg VS
2Raron,Niedergesteln,St. German
Eischoll
Unterbäch VS
Gampel,Niedergampel
Turtmann,Gruben
Ergisch
Unterems,Oberems
Hohtenn
2Agarn
Susten
Leuk Stadt,Inden,Varen
Leukerbad
Albinen
Guttet-Feschel
Erschmatt,Bratsch
3Sierre,Corin-de-la-Crête,Loc,Niouc,Muraz (Sierre)
Vissoie,St-Luc,Chandolin,Ayer,Zinal,Grimentz,Mission,St-Jean VS
2Crans-Montana,Montana,Aminona,Crans VS
2Chippis
Chalais,Réchy
Vercorin
Veyras
2Salgesch
Chermignon,Chermignon-d'en-Bas,Ollon VS
Miège
Venthône
Mollens VS
Randogne
Noës,Champzabé
Granges VS
Flanthey
Grône
3Bitsch
Mörel,Bister,Filet,Goppisberg,Greich
Fiesch,Fieschertal
Münster VS,Geschinen
Ried-Mörel
Riederalp
Ulrichen,Obergesteln
Biel VS,Ritzingen,Selkingen,Niederwald,Blitzingen
2Betten
Bettmeralp
Grengiols
Lax,Martisberg
Ernen,Ausserbinn,Mühlebach (Goms),Steinhaus
Binn
Bellwald
Reckingen VS,Gluringen
Oberwald
2Basel
30
20








42Bruderholz
Binningen
Bottmingen
Oberwil BL
Biel-Benken BL
Therwil
Ettingen
Witterswil
4Bättwil,Flüh
2Hofstetten SO
Mariastein
Metzerlen
Burg im Leimental
Rodersdorf
5Allschwil
Schönenbuch
Riehen
Bettingen
Birsfelden
5Muttenz
Pratteln
9Münchenstein
Dornach
Arlesheim
Gempen
Hochwald
Aesch BL
Pfeffingen
5Reinach BL
49Duggingen
Grellingen
Himmelried
2Seewen SO
Bretzwil
Nunningen
14Zwingen
Blauen
Nenzlingen
Brislach
Breitenbach
Büsserach
Erschwil
Beinwil SO
3Fehren
Meltingen
Zullwil
8Laufen
Dittingen
Röschenz
Kleinlützel
Wahlen b. Laufen
Grindel
5Bärschwil
Liesberg
Liesberg Dorf
48Augst BL
Kaiseraugst
Giebenach
Olsberg
5Rheinfelden
2Magden
Möhlin
Zeiningen
Zuzgen
Hellikon
Wegenstetten
5Mumpf
Wallbach
Obermumpf
Schupfart
7Stein AG
Münchwilen AG
Sisseln AG
68Frenkendorf
8Liestal
Seltisberg
Nuglar
Büren SO
Füllinsdorf
Lausen
Bubendorf
Ziefen
Reigoldswil
Lupsingen
2St. Pantaleon
Arisdorf
Hersberg
Arboldswil
Titterten
Lauwil
5Bennwil
Lampenberg
Ramlinsburg
Hölstein
Niederdorf
Oberdorf BL,Liedertswil
Waldenburg
Langenbruck
3Thürnen
Diepflingen
Wittinsburg
Rümlingen
Häfelfingen
Buckten
Känerkinden
Läufelfingen
2Sissach
Wintersingen
Itingen
Nusshof
2Zunzgen
Tenniken
Diegten
Eptingen
2Gelterkinden
Böckten
Rickenbach BL
Buus
Maisprach
Hemmiken
Ormalingen
Rothenfluh
Kienberg
Anwil
23Tecknau
Wenslingen
Oltingen
Zeglingen
Kilchberg BL
Rünenberg
3Solothurn
12Bellach
Langendorf
Lommiswil
Oberdorf SO,Weissenstein b. Solothurn
7Rüttenen
Niederwil SO
Günsberg,Balmberg,Oberbalmberg
Balm b. Günsberg
3Zuchwil
4Feldbrunnen
Riedholz
Flumenthal
Hubersdorf,Kammersrohr
Attiswil
Wiedlisbach
Oberbipp
Rumisberg,Farnern
3Luterbach
Deitingen
9Derendingen
Subingen
Etziken,Hüniken
2Aeschi SO,Bolken,Burgäschi,Steinhof SO
Horriwil
Hersiwil,Heinrichswil,Winistorf
4Biberist
Gerlafingen
Obergerlafingen,Zielebach
Recherswil
Kriegstetten,Halten,Oekingen
5Lüterkofen,Ichertswil
2Lohn-Ammannsegg
Nennigkofen,Lüsslingen
2Tscheppach
Hessigkofen
Bibern SO
Gossliwil
2Küttigkofen
Brügglen
Mühledorf SO,Aetigkofen
Lüterswil,Gächliwil
Biezwil
Kyburg-Buchegg
Aetingen
Unterramsern,Brittern,Oberramsern
12Olten
12Wangen b. Olten
Rickenbach SO
Hägendorf
Allerheiligenberg
Kappel SO
Gunzgen
Boningen
4Egerkingen
Neuendorf
Härkingen
Oberbuchsiten
Niederbuchsiten
2Wolfwil
Fulenbach
3Trimbach
Hauenstein
Wisen SO
18Winznau
Obergösgen
Lostorf
Stüsslingen,Rohr b. Olten
Starrkirch-Wil
Dulliken
Däniken SO
5Aarburg
2Oftringen
37Oensingen
Kestenholz
Niederbipp,Wolfisberg
6Balsthal
2Laupersdorf
Matzendorf
Aedermannsdorf
Herbetswil
Welschenrohr,Gänsbrunnen
Mümliswil
Holderbank SO
Ramiswil
81Zofingen
2Strengelbach
Vordemwald
2Brittnau
Wikon
6Mühlethal
Uerkheim
Bottenwil
38Rothrist
Murgenthal,Riken AG
3Glashütten
44Langenthal
11Schwarzhäusern
Aarwangen
Bannwil
Roggwil BE
St. Urban
Untersteckholz
Melchnau,Busswil b. Melchnau
2Reisiswil
3Bützberg,Thunstetten
Wynau
Obersteckholz
8Lotzwil,Gutenburg
Rütschelen
Madiswil
Leimiswil
Kleindietwil
Ursenbach
Rohrbach,Rohrbachgraben
4Walterswil BE
Oeschenbach
Auswil
6Huttwil
2Eriswil
Schwarzenbach (Huttwil)
Wyssachen
Gondiswil
45Aarau
4
8Schönenwerd,Wöschnau,Eppenberg
Niedergösgen
Gretzenbach
Erlinsbach SO
2Barmelweid
Erlinsbach
4Rombach
Biberstein
Küttigen
Asp
Densbüren
Herznach
Ueken
4Aarau Rohr
Buchs AG
Suhr
Unterentfelden
Oberentfelden
Muhen
3Schöftland
2Hirschthal
Holziken
Schlossrued
2Schmiedrued,Walde AG
7Staffelbach,Wittwil
Kirchleerau,Moosleerau
2Attelwil
Reitnau
Wiliberg
4Oberhof
Wölflinswil
Wittnau
6Frick
2Oeschgen
Gipf-Oberfrick
Eiken
Hornussen
Bözen
Elfingen
Effingen
Zeihen
Laufenburg
2Kaisten
Ittenthal
Rheinsulz
Sulz AG
17Rupperswil
Wildegg,Möriken AG
2Auenstein
Veltheim AG
Schinznach Dorf
Oberflachs
4Thalheim AG
Holderbank AG
3Schinznach Bad
84Brugg AG
10Windisch
2Hausen AG
Villnachern
9Umiken
Riniken
2Bözberg
8Stilli
Villigen
Rüfenach AG
Remigen
Mönthal
5Birr,Lupfig
Mülligen
Birrhard
Habsburg
Scherz
26Gansingen
Oberhofen AG
Mettau
Etzgen
Wil AG
Hottwil
23Turgi
Siggenthal Station
2Würenlingen
Endingen
Unterendingen
Tegerfelden
6Döttingen
Klingnau
Kleindöttingen
Böttstein
Leuggern
Hettenschwil
Mandach
4Koblenz
Rietheim
Full-Reuenthal
Leibstadt
Schwaderloch
4Bad Zurzach
2Rekingen AG
Baldingen
Böbikon
66Baden
4
Dättwil AG
Rütihof
2Ennetbaden
4Gebenstorf,Vogelsang AG
Birmenstorf AG
2Nussbaumen AG,Hertenstein AG,Rieden AG
Kirchdorf AG
Untersiggenthal
3Ehrendingen
3Freienwil
2Schneisingen
Lengnau AG
4Wettingen
2Neuenhof
4Würenlos
6Fislisbach
Niederrohrdorf
Künten
Eggenwil
7Oberrohrdorf
Remetschwil
Bellikon
8Siglistorf
Wislikofen
Rümikon AG
Mellikon
Kaiserstuhl AG
Fisibach
35Hunzenschwil
Schafisheim
Othmarsingen
Brunegg
Mägenwil
Mellingen
5Wohlenschwil
10Tägerig
2Niederwil AG,Nesselnbach
Fischbach-Göslikon
75Lenzburg,Ammerswil AG
3Staufen
Hendschiken
Dottikon
Dintikon
Hägglingen
Stetten AG
2Wohlen AG
Anglikon
Villmergen
Hilfikon
Sarmenstorf
Fahrwangen
Meisterschwanden
Tennwil
Bettwil
Büttikon AG,Uezwil
Bremgarten AG
Zufikon
Waltenschwil
Boswil
Bünzen,Waldhäusern AG
Kallern
Hermetschwil-Staffeln
Besenbüren
Aristau
2Muri AG
2Buttwil
2Merenschwand
2Benzenschwil
Beinwil (Freiamt),Geltwil
5Mühlau
Sins,Alikon,Meienberg
Auw
Aettenschwil,Fenkrieden
Abtwil AG
Oberrüti
55Niederlenz
Seon
Egliswil
Hallwil
Boniswil
Seengen
Birrwil
4Beinwil am See
10Gränichen
Teufenthal AG
Dürrenäsch
Leutwil
Unterkulm
Oberkulm
Gontenschwil
4Zetzwil
Leimbach AG
Reinach AG
Pfeffikon LU
Burg AG
Menziken
5Kölliken
3Safenwil
Walterswil SO
257Luzern

Luzern,St. Niklausen LU
Luzern
4Kriens,Pilatus Kulm
2Obernau
Eigenthal
Luzern

Hellbühl
Ruswil
Buttisholz
Sigigen
Emmenbrücke
2Grosswangen
Rothenburg
Hildisrieden
Neudorf
Rain
Römerswil LU
Herlisberg
2Ebikon
2Emmen
Buchrain
Inwil
Perlen
Dierikon
Root
Gisikon,Honau
Root D4
3Dietwil
Adligenswil
Udligenswil
Meggen
2Kastanienbaum
Horw
4Hergiswil NW
Alpnachstad
2Alpnach Dorf
Kägiswil
4Sarnen,Ramersberg
2Wilen (Sarnen)
Stalden (Sarnen)
Kerns
2St. Niklausen OW
Melchtal
Melchsee-Frutt
4Sachseln
Flüeli-Ranft
Giswil
4Lungern,Bürglen OW
5Hasliberg Hohfluh
Hasliberg Wasserwendi
Hasliberg Goldern
Hasliberg Reuti
16Malters
Schwarzenberg LU
2Schachen LU
Werthenstein
4Wolhusen,Fontannen b. Wolhusen
2Doppleschwand
Romoos
Steinhuserberg
8Menznau
Geiss
2Menzberg
Daiwil
4Willisau
2Rohrmatt
Hergiswil b. Willisau
9Gettnau
Ohmstal
Zell LU
Fischbach LU
Grossdietwil
Altbüron
5Hüswil
Ufhusen
Hofstatt
2Luthern,Luthern Bad
6Entlebuch,Rengg,Finsterwald b. Entlebuch
Ebnet
3Hasle LU
Bramboden
3Schüpfheim
3Flühli LU
Sörenberg
8Escholzmatt
10Wiggen
4Marbach LU
Schangnau
6Sempach Station
Sempach
Eich
Neuenkirch
Nottwil
Oberkirch LU
2Sursee
Buchs LU
St. Erhard,Kaltbach
Knutwil
Schenkon
Beromünster,Schwarzenbach LU
Mauensee
Kottwil
Ettiswil
3Rickenbach LU
Gunzwil
9Schlierbach
Geuensee
Büron
Triengen,Kulmerau
Winikon
Wilihof
6Wauwil
Egolzwil
Nebikon
Ebersecken
Altishofen
Schötz
Alberswil
4Dagmersellen
Uffikon
7Reiden,Reidermoos,Hintermoos,Mehlsecken
2Langnau b. Reiden
Richenthal
Pfaffnau
Roggliswil
9Eschenbach LU
Ballwil
Hohenrain
Kleinwangen,Lieli LU
3Hochdorf,Urswil
3Baldegg
Gelfingen,Sulz LU
Hitzkirch,Retschwil
Altwis
Aesch LU
Schongau
Müswangen,Hämikon
5Ermensee
Mosen
5Zug,Zugerberg
12Steinhausen
Menzingen,Edlibach,Finstersee
Unterägeri,Neuägeri
Oberägeri,Alosen,Morgarten
2Oberwil b. Zug
Walchwil
Allenwinden
11Cham
Hünenberg
Hagendorn
Hünenberg See
7Baar,Sihlbrugg
3Rotkreuz,Buonas,Risch,Holzhäusern ZG
Meierskappel
Neuheim
8Weggis
Vitznau
2Rigi Kaltbad
6Stansstad
Obbürgen,Fürigen,Bürgenstock
2Kehrsiten
5Stans,Oberdorf NW
2Ennetmoos
Ennetbürgen
Buochs
Beckenried
Emmetten
Seelisberg
5Büren NW
Dallenwil,Niederrickenbach,Wiesenberg,Wirzweli
3Wolfenschiessen
Oberrickenbach
Grafenort
2Engelberg
12Merlischachen
Küssnacht am Rigi
Greppen
Immensee
5Goldau,Rigi Klösterli,Rigi Staffel,Rigi Kulm,Rigi Scheidegg
4Oberarth
Arth
Steinerberg
Sattel
Rothenthurm
4Steinen
Seewen SZ
Lauerz
6Schwyz
2Rickenbach b. Schwyz
Stoos SZ
Illgau
2Muotathal,Bisisthal,Ried (Muotathal)
2Ibach
2Brunnen
Rütli
Gersau
Morschach
9Sisikon,Riemenstalden
2Flüelen
6Altdorf UR
Isenthal
Seedorf UR
Bürglen UR
Spiringen
Unterschächen
Bauen
Schattdorf
Attinghausen
Haldi b. Schattdorf
3Erstfeld
Silenen
Amsteg
Bristen
Intschi
6Gurtnellen
2Wassen UR
Meien
2Göschenen
3Andermatt
Realp
2Hospental
7Bellinzona
3
9Giubiasco
Monte Carasso
Sementina
Gudo
Cugnasco
Arbedo
Gorduno
5Preonzo
Moleno
Gnosca
Prosito
Lodrino
Camorino
4Castione
Lumino
S. Vittore
Roveredo GR
2Grono
Verdabbio
2Castaneda
Sta. Maria in Calanca
Buseno
Arvigo
Braggio
Selma
Cauco
2Rossa,Augio,Sta. Domenica
Laura
7Leggia
Cama
Lostallo
4Soazza
Mesocco
2S. Bernardino
6Indemini
Quartino
Magadino
Vira (Gambarogno)
S. Nazzaro,Vairano
Gerra (Gambarogno)
Ranzo
Caviano
Piazzogna
3Pianezzo
S. Antonio (Val Morobbia)
Carena
8S. Antonino
Cadenazzo
Contone
Riazzino
Gordola
Agarone
Tenero
Robasacco
Locarno,Muralto,Solduno
5Locarno
6Mosogno,Gresso,Crana
Ascona
Porto Ronco
Brissago,Isole di Brissago
2Losone
2Arcegno
4Ronco sopra Ascona
9Corippo
Vogorno
Lavertezzo
Brione (Verzasca)
Gerra (Verzasca)
Frasco
Sonogno
7Orselina
Brione sopra Minusio
Contra
Mergoscia
Minusio
4Tegna
Verscio
Cavigliano
Intragna,Verdasio,Rasa
Golino
Palagnedra
Borgnone
Camedo,Moneto
2Loco,Auressio,Berzona
Russo
Comologno,Spruga
Vergeletto
6Avegno
2Gordevio
Maggia
Someo,Riveo
Cevio
Bignasco
Aurigeno,Moghegno
Giumaglio,Lodano,Coglio
4Linescio
Cerentino,Niva (Vallemaggia)
Campo (Vallemaggia),Cimalmotto
Bosco/Gurin
5Cavergno,S. Carlo (Val Bavona)
2Menzonio,Brontallo
Broglio
Prato-Sornico
Peccia,Piano di Peccia
Fusio
6Claro
Osogna
2Cresciano
2Iragna
3Biasca
3Malvaglia
Semione
Dongio
Acquarossa,Leontica,Lottigna
Dangio,Torre
Olivone,Camperio
Aquila
Campo (Blenio),Ghirone
Ludiano,Motto (Blenio)
Corzoneso
Prugiasco,Castro,Marolta
Ponto Valentino,Largario
18Pollegio
Bodio TI
Personico
Giornico
Lavorgo,Calonico,Nivo
Chironico
Anzonico
Sobrio,Cavagnago
11Faido,Molare,Calpiogna,Campello,Carì,Rossura
3Osco,Mairengo
Chiggiogna
8Rodi-Fiesso
Prato (Leventina)
Dalpe
Ambrì
Piotta
Quinto
3Airolo
Villa Bedretto,Bedretto
21Rivera
Camignolo
Bironico
Mezzovico
Sigirino
Taverne
Torricella
Medeglia
Isone
4Lamone,Cadempino
Melide
Bissone
Maroggia
Melano
3Rovio
Arogno
Pugerna
2Capolago
Riva San Vitale
Brusino Arsizio
Balerna
2Chiasso
2Pedrinate,Seseglio
Vacallo
Morbio Inferiore
Morbio Superiore
2Caneggio,Bruzella
Muggio,Cabbio
Sagno
11Mendrisio
2Genestrerio
Ligornetto
S. Pietro
Stabio
7Rancate
Besazio
Arzo
Tremona
Meride
Serpiano
5Salorino
Corteglia
Castel San Pietro
Monte,Casima,Campora
2Coldrerio
6Novazzano
17Lugano,Massagno,Paradiso
12Pazzallo
Carabbia
Carona
Pambio-Noranco
Grancia
Barbengo
Figino
Carabietta
2Vico Morcote
Morcote
2Sorengo
Gentilino
Montagnola
Agra
Manno
Gravesano
Bedano
2Breganzona
Muzzano
Bioggio
Bosco Luganese
Cademario
Breno
Vezio,Fescoggia
Mugena,Arosio
3Savosa
Vezia
Cureglia
Origlio
Ponte Capriasca
Vaglio
Porza
Comano
Tesserete
Insone,Scareglia,Colla,Bogno,Cozzo,Signôra
Canobbio
Lugaggia
Sala Capriasca,Bigorio
Cagiallo,Oggio
Lopagno
Roveredo TI
Bidogno,Corticiasca
Maglio di Colla,Certara,Curtina,Cimadera,Piandera Paese
Odogno
2Viganello
Pregassona,Cureggia
Davesco-Soragno
Cadro
Villa Luganese
Dino
Sonvico
6Aldesago
2Castagnola
Ruvigliana
Gandria
Brè sopra Lugano
Castelrotto
Bedigliora,Bombinasco,Banco,Beride di Bedigliora
Agno
Magliaso
Pura
2Novaggio,Miglieglia,Curio
Caslano
Ponte Tresa
Purasca
Cassina d'Agno
Neggio
Vernate,Cimo
Iseo
Aranno
Madonna del Piano
2Sessa
Monteggio
Astano
Chur
12Felsberg
Domat/Ems
Trin
Tamins
Trin Mulin
Flims Dorf
Flims Waldhaus
Fidaz
4Haldenstein
3Maladers
Castiel,Lüen,Calfreisen
St. Peter,Pagig
Peist
2Laax GR
Laax GR 2
18Arosa
6Molinis
Langwies
Litzirüti
4Passugg
Praden
Tschiertschen
10Malix
Churwalden
Parpan
Valbella
Lenzerheide/Lai
4Vaz/Obervaz
Lantsch/Lenz
Brienz/Brinzauls GR
20Versam
2Tenna
Safien Platz
2Thalkirch
Peiden
Pitasch
Duvin
Camuns
Uors (Lumnezia)
Surcasti
Tersnaus,St. Martin (Lugnez)
6Valendas
4Castrisch
Sevgein
Riein
2Ilanz,Schnaus
2Vals
2Obersaxen
3Flond
Surcuolm
3Luven
Cumbel
Morissen
Vella
Degen
Vattiz
Vignogn
Lumbrein
Vrin
2Schluein
Sagogn
Falera
Ruschein
Ladir
Rueun,Pigniu
Siat
Waltensburg/Vuorz
Andiast
3Tavanasa
Danis
Dardin
Breil/Brigels
Trun
Zignau
Schlans
4Rabius
Surrein
S. Benedetg
Sumvitg
Cumpadials
4Disentis/Mustér
2Cavardiras
Mumpé Medel
Curaglia
Platta
Segnas
Camischolas
Sedrun
Rueras
13Says
Trimmis
Untervaz
Zizers
Igis
2Malans GR
4Seewis Dorf,Seewis-Pardisla,Seewis-Schmitten
Valzeina
Grüsch
Fanas
5Schiers
2Lunden
Buchen im Prättigau
Putz
2Stels,Fajauna
2Schuders,Pusserein
3Pragg-Jenaz
Furna
Jenaz
2Fideris
5Küblis
Conters im Prättigau
Luzein
Pany
Gadenstätt
Ascharina
St. Antönien
Saas im Prättigau
2Serneus
Klosters
2Klosters Dorf
8Davos Dorf
5Davos Wolfgang
5Davos Platz
2Davos Clavadel
4Davos Frauenkirch
Davos Glaris
Davos Monstein
24Landquart
Mastrils
Maienfeld
2Fläsch
Jenins
3Bad Ragaz
2Pfäfers
St. Margrethenberg
Vadura
Vättis
2Valens,Vasön
3Sargans
3Wangs
Vilters
Schwendi im Weisstannental
Weisstannen
76Bonaduz
Rhäzüns
Feldis/Veulden
Rothenbrunnen
2Trans
Cazis
3Sils im Domleschg
Scharans
Fürstenaubruck
Fürstenau
Rodels,Pratval
Almens
Paspels
Tumegl/Tomils
Scheid
2Summaprada
Tartar
Sarn,Portein
Präz,Dalin
Masein
Flerden
Urmein
Tschappina
2Thusis,Rongellen
Mutten,Obermutten
Zillis
Donat,Lohn GR,Mathon,Wergenstein
Sufers
Splügen
Medels im Rheinwald
Nufenen
Hinterrhein
2Andeer
2Clugin
Pignia
Ausserferrera
Innerferrera
2Avers
Juf
2Tiefencastel
Alvaschein
Cunter
Tinizong
Rona
Mulegns
Sur,Marmorera
Bivio
Mon
Stierva
Savognin
2Salouf
Riom
Parsonz
8Surava
Alvaneu Bad
4Filisur
5Bergün/Bravuogn,Preda,Stugl/Stuls
2Latsch
8Alvaneu Dorf
Schmitten (Albula)
Davos Wiesen
6St. Moritz
2Bever
Samedan
Pontresina
Celerina/Schlarigna
7Champfèr
Silvaplana,Silvaplana-Surlej
Sils/Segl Maria,Fex
Sils/Segl Baselgia
Maloja
Plaun da Lej
5La Punt Chamues-ch
Madulain
Zuoz
S-chanf
Cinuos-chel,Chapella
Brail
3Zernez
2Tschierv
Fuldera
Lü
Valchava
Sta. Maria Val Müstair
Müstair
5Susch
Lavin
2Guarda
Ardez
4Scuol
Ftan
Vulpera
Tarasp
Sent
2Ramosch
Vnà
Strada
Tschlin
Martina
2Samnaun-Compatsch
Samnaun Dorf
39Casaccia
Vicosoprano
Borgonovo
Stampa
Promontogno,Bondo
2Castasegna
2Soglio
100Ospizio Bernina,Alp Grüm
31S. Carlo (Poschiavo)
Poschiavo,Sfazù,La Rösa
Brusio,Miralago
Campocologno
Li Curt
Le Prese
Viano
Campascio
253Zürich





2
24
5

3
3Zürich,Gockhausen
Zürich








2
2
7
38Oberengstringen
Unterengstringen
Weiningen ZH
Regensdorf,Watt
Adlikon b. Regensdorf
Buchs ZH
Dällikon
Kloster Fahr
3Otelfingen
Boppelsen
Dänikon ZH
Hüttikon
2Fällanden
Pfaffhausen
3Benglen
Binz
Ebmatingen
Maur
Zollikerberg
Zumikon
Forch
5Egg b. Zürich,Hinteregg
Esslingen
Adliswil
Langnau am Albis,Sihlbrugg Station,Sihlwald
Gattikon
6Uitikon Waldegg
Stallikon,Uetliberg
9Glattbrugg,Opfikon,Glattpark (Opfikon)
Rümlang
Oberglatt ZH
Niederhasli,Nassenwil
Oberhasli
Dielsdorf
Regensberg
4Steinmaur,Sünikon
2Bachs
Schöfflisdorf,Oberweningen,Schleinikon
Niederweningen
6Niederglatt ZH
Neerach
Stadel b. Niederglatt
Windlach
5Bülach
Höri
Hochfelden
2Bachenbülach
Winkel
2Weiach
5Glattfelden,Zweidlen
Eglisau
Hüntwangen
Wasterkingen
Wil ZH
Rafz
3Schaffhausen
3
4

4Neuhausen am Rheinfall,Nohl
Neunkirch
Gächlingen
Hallau
Oberhallau
Wilchingen
Osterfingen
Trasadingen
3Beringen
Guntmadingen
Löhningen
Siblingen
Schleitheim
2Beggingen
3Hemmental
Merishausen
Bargen SH
Stetten SH
Lohn SH
Büttenhardt,Opfertshofen SH
3Dörflingen
Thayngen
Barzheim
Bibern SH,Hofen SH
Altdorf SH
2Feuerthalen
Langwiesen
Flurlingen
Uhwiesen
4Schlatt TG
Diessenhofen,Willisdorf
Basadingen
Schlattingen
4Kaltenbach,Etzwilen,Rheinklingen,Wagenhausen
Stein am Rhein
Hemishofen
Ramsen
Buch SH
Eschenz
Mammern
Steckborn
Berlingen
Mannenbach-Salenstein,Salenstein
Fruthwilen
3Ermatingen
Triboltingen
Tägerwilen,Gottlieben
6Kreuzlingen
22Kloten
Bassersdorf
Wallisellen
Dietlikon
Brüttisellen
Effretikon,Ottikon b. Kemptthal
Illnau,Agasul
Nürensdorf
Kemptthal,Grafstal
Brütten
Winterberg ZH
2Kyburg
Lindau
2Tagelswangen
3Fehraltorf
2Madetswil,Gündisau
8Pfäffikon ZH
Auslikon
Russikon,Rumlikon
3Hittnau
5Hinwil
2Wernetshausen
2Bäretswil
Adetswil
7Elsau,Ricketwil (Winterthur)
Elgg
Hofstetten ZH,Dickbuch
Aadorf
Ettenhausen TG
Guntershausen b. Aadorf
3Eschlikon TG,Wallenwil
2Balterswil
Bichelsee
7Sirnach
Busswil TG
Wiezikon b. Sirnach
2Dussnang,Oberwangen TG
2Fischingen,Au TG
24Winterthur
4Winterthur,Reutlingen (Winterthur),Stadel (Winterthur)
Winterthur

2

3Aesch (Neftenbach),Riet (Neftenbach),Hünikon (Neftenbach)
Neftenbach
Buch am Irchel
Berg am Irchel,Gräslikon
Flaach
2Schlatt ZH
3Dättlikon
Pfungen
2Embrach
Oberembrach
Lufingen
Freienstein,Rorbas
Teufen ZH
14Hettlingen
2Henggart
3Dachsen
3Andelfingen
Kleinandelfingen
Adlikon b. Andelfingen
Alten
Buchberg
Rüdlingen
2Humlikon
Dorf
Volken
Marthalen
Oerlingen
Rheinau
Benken ZH
Ellikon am Rhein
Rudolfingen,Wildensbuch
Trüllikon
Truttikon
Waltalingen,Guntalingen
3Rutschwil (Dägerlen),Dägerlen,Oberwil (Dägerlen),Berg (Dägerlen),Bänk (Dägerlen)
Seuzach
2Dinhard
Ossingen
Unterstammheim
Oberstammheim
Thalheim an der Thur
Altikon
3Sennhof (Winterthur)
Kollbrunn
Weisslingen,Neschwil,Theilingen
2Rikon im Tösstal
Zell ZH,Rämismühle
Turbenthal
Wildberg,Schalchen,Ehrikon
3Wila
Saland
Bauma
Schmidrüti
Steg im Tösstal
Fischenthal
Gibswil
Sternenberg
Frauenfeld,Gerlikon
5Pfyn,Dettighofen
Lanzenneunforn
Hörhausen
Homburg
4Thundorf,Lustdorf,Wetzikon TG
2Amlikon-Bissegg
8Häuslenen,Aawangen
Hagenbuch ZH
Uesslingen,Buch b. Frauenfeld
Niederneunforn,Wilen b. Neunforn
Oberneunforn
6Warth,Weiningen TG
3Herdern
Hüttwilen
Nussbaumen TG,Uerschhausen
5Wiesendangen
Bertschikon,Gundetswil,Kefikon ZH
Attikon
Rickenbach ZH,Rickenbach Sulz
Islikon,Kefikon TG,Menzengrüt
Gachnang
Ellikon an der Thur
4Felben-Wellhausen
Harenwilen,Mettendorf TG,Hüttlingen,Eschikofen
Müllheim-Wigoltingen,Bonau
Müllheim Dorf
Wigoltingen,Engwang,Illhart,Lamperswil TG
2Raperswilen
2Märstetten
Ottoberg
3Hefenhausen,Engwilen,Sonterswil,Wäldi,Lipperswil,Wagerswil,Hattenhausen,Gunterswilen
Hugelshofen
Neuwilen,Dotnacht,Ellighausen,Lippoldswilen
4Weinfelden
2Berg TG,Andhausen,Graltshausen,Guntershausen b. Berg
Siegershausen,Alterswilen,Altishausen
Illighausen,Oberhofen TG,Lengwil,Dettighofen (Lengwil)
Bürglen TG,Istighofen
Mauren TG
Schönholzerswilen
3Amriswil,Sommeri,Hagenwil b. Amriswil,Hefenhofen,Biessenhofen
Schocherswil
Dozwil
Sulgen,Götighofen,Donzhausen
Leimbach TG,Opfershofen TG
Mattwil,Happerswil,Langrickenbach,Zuben,Schönenbaumgarten,Herrenhof,Birwinken,Klarsreuti
Erlen,Andwil TG,Kümmertshausen,Riedt b. Erlen,Buchackern,Engishofen,Ennetaach,Buch b. Kümmertshausen
Oberaach
Zihlschlacht
Sitterdorf
Romanshorn
2Uttwil
Kesswil
Güttingen
Altnau
Scherzingen,Münsterlingen
Landschlacht
Bottighofen
Salmsach
Dübendorf
2Wangen b. Dübendorf
Schwerzenbach
Volketswil
Gutenswil
Nänikon,Greifensee
Aathal-Seegräben
Bubikon
2Uster
4Bertschikon (Gossau ZH),Sulzbach
Wermatswil,Freudwil
Riedikon
Mönchaltorf
Oetwil am See
2Wetzikon ZH
3
Grüt (Gossau ZH)
Gossau ZH
Ottikon (Gossau ZH)
Grüningen
3Rüti ZH
2Tann
Wolfhausen
Hombrechtikon
Dürnten
Wald ZH
Laupen ZH
Goldingen
2Rapperswil SG,Hurden
5Jona
Wagen
54Küsnacht ZH
2Zollikon
Erlenbach ZH
Herrliberg
2Meilen
Uetikon am See
Männedorf
4Stäfa
Uerikon
Feldbach
Bollingen
Schmerikon
Benken SG
Schänis
4Kaltbrunn
Rufi,Maseltrangen
2Ernetschwil,Gebertingen
Ricken SG
Walde SG
3Uznach
2Neuhaus SG
Eschenbach SG
Ermenswil
St. Gallenkappel,Rüeterswil
2Gommiswald
Uetliburg SG
Rieden SG
11Glarus,Riedern,Klöntal
Urnerboden
Näfels
Mollis
Netstal
Ennenda
Mitlödi
Filzbach
Obstalden
4Schwanden GL,Schwändi b. Schwanden,Sool
3Engi
Matt
Elm
5Nidfurn
Haslen GL
Leuggelbach
Luchsingen,Hätzingen
2Diesbach GL,Betschwanden
5Rüti GL
Linthal
Braunwald
16Thalwil
2Kilchberg ZH
Rüschlikon
Au ZH
Richterswil
Bäch SZ
Freienbach
Pfäffikon SZ
2Horgen
5Horgenberg
Hirzel
4Wädenswil
4Schönenberg ZH
Hütten
7Wollerau,Wilen b. Wollerau
Samstagern
Schindellegi
Feusisberg
Bennau
4Einsiedeln,Trachslau
Gross
Unteriberg
Oberiberg
Euthal
Studen SZ
Willerzell
Egg SZ
2Alpthal
3Altendorf
Lachen SZ
Siebnen,Galgenen
Wangen SZ
Tuggen
Vorderthal
Innerthal
4Schübelbach
Buttikon SZ
Reichenburg
Bilten
Ziegelbrücke
Niederurnen
Oberurnen
4Weesen
Amden
Mühlehorn
3Murg
Quinten
2Walenstadt
Walenstadtberg,Tscherlach
Unterterzen
Quarten
Oberterzen
Mols
Mädris-Vermol
Mels
Heiligkreuz (Mels)
Plons
Flums
2Berschis
Flums Hochwiese
Flumserberg Saxli
Flumserberg Portels
Flumserberg Bergheim
Flumserberg Tannenheim
Flumserberg Tannenbodenalp
4Urdorf
Birmensdorf ZH
Aesch ZH
Islisberg,Arni AG
Bonstetten
Wettswil
Hedingen
Zwillikon
Affoltern am Albis
Rifferswil
Obfelden
Ottenbach
Aeugst am Albis,Aeugstertal
Hausen am Albis
Jonen
Oberlunkhofen
Unterlunkhofen
Rottenschwil
6Ebertswil
Kappel am Albis,Hauptikon,Uerzlikon
6Mettmenstetten
Maschwanden
Knonau
8Oberrieden
9Fahrweid
Schlieren
Dietikon
Geroldswil
Oetwil an der Limmat
Killwangen
Spreitenbach
5Bergdietikon
2Rudolfstetten
Berikon
Oberwil-Lieli
Widen
33St. Gallen
8
2


2


14Abtwil SG,St. Josefen
2Engelburg
Untereggen
Eggersriet
Grub AR
Grub SG
Speicherschwendi
Rehetobel
4Speicher
Trogen
Wald AR
6Appenzell,Appenzell Eggerstanden,Appenzell Enggenhütten,Appenzell Meistersrüte,Appenzell Steinegg,Appenzell Schlatt
2Niederteufen
Teufen AR
Haslen AI
Bühler
Gais
Weissbad,Schwende,Wasserauen
Brülisau
4Lustmühle
Stein AR
Hundwil
36Herisau
3Schwellbrunn
Waldstatt
Schönengrund
2Urnäsch
Gonten,Gontenbad,Jakobsbad
4Schachen b. Herisau
Degersheim
Hoffeld
Dicken
Wolfertswil
6Mogelsberg,Ebersol
Nassen
2Brunnadern
Necker
St. Peterzell
73Gossau SG
3Niederwil SG
Andwil SG
Waldkirch
7Arnegg
Hauptwil
Kradolf
Schönenberg an der Thur,Buhwil
Heldswil,Hohentannen
Neukirch an der Thur
3Bischofszell
3Schweizersholz,Halden
2Wilen (Gottshaus),St. Pelagiberg
5Flawil
Egg (Flawil)
9Uzwil,Niederglatt SG
2Oberuzwil
Jonschwil
Niederuzwil
Oberbüren,Sonnental
Niederbüren
Henau
Bichwil
Algetshausen,Niederstetten,Oberstetten
51Wittenbach
4Bernhardzell
Berg SG
Freidorf TG
2Lömmenschwil
4Häggenschwil
Muolen
Steinebrunn
Neukirch (Egnach),Winden
5Arbon,Frasnacht,Stachen
2Egnach
Steinach
2Roggwil TG
Horn
Tübach
73Rorschach
2Mörschwil
Goldach
Rorschacherberg
Wienacht-Tobel
5Heiden
Reute AR,Schachen b. Reute
2Oberegg
9Staad SG
Altenrhein
Rheineck
Thal
Lutzenberg
Wolfhalden
Walzenhausen
2St. Margrethen SG
4Au SG
Heerbrugg
Balgach
Marbach SG
5Berneck,Büriswilen
Widnau
Diepoldsau
Rebstein
5Altstätten SG,Lüchingen
Kriessern
Hinterforst
Eichberg
9Montlingen
Oberriet SG
Rüthi (Rheintal),Lienz
Salez
Sennwald
Frümsen
Sax
Haag (Rheintal)
Buchs SG,Werdenberg
2Grabs,Grabserberg
Gams
2Sevelen
Weite,Fontnas
Trübbach
Azmoos
Oberschan,Malans SG,Gretschins
6Nendeln
Schaanwald
Gamprin-Bendern
Schellenberg
2Vaduz
Ruggell
Eschen
Mauren FL
Schaan
Triesen
Balzers
Triesenberg
Planken
2Wil SG
2Braunau
Stehrenberg,Lanterswil
Friltschen
2Lommis
Stettfurt
Weingarten-Kalthäusern
4Rossrüti
2Wuppenau
Hosenruck
2Mettlen
6Züberwangen
Zuzwil SG
Lenggenwil
Zuckenriet
Niederhelfenschwil
5Rickenbach b. Wil
Kirchberg SG,Dietschwil
Gähwil
Wilen b. Wil
Schwarzenbach SG
6Münchwilen TG
St. Margarethen TG
2Wängi
Tuttwil
Wittenwil
Matzingen
4Bronschhofen
Bettwiesen
Tägerschen
Tobel
Affeltrangen,Zezikon
6Märwil,Buch b. Märwil
3Bussnang,Oberbussnang,Oppikon,Schmidshof,Rothenhausen
8Littenheid
28Lütisburg Station
Bazenheid,Müselbach
2Lütisburg,Oberrindal,Unterrindal
2Bütschwil
Mosnang
Ganterschwil
4Dreien
Mühlrüti
Libingen
Dietfurt
5Lichtensteig
Oberhelfenschwil
Krinau
8Wattwil
Ulisbach
2Hemberg,Bächli (Hemberg)
9Ebnat-Kappel
Krummenau
7Nesslau
Ennetbühl
Neu St. Johann
3Stein SG
Alt St. Johann
Unterwasser
Wildhaus`
