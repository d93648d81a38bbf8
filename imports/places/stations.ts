/**
 * Main stations of the cities that the catalogue has and of those around them, as `parse-rows.ts` reads them: name, city, other names
 * (divided by `/`), degrees.
 */
export const stations = `
@Europe/Madrid
Madrid-Puerta de Atocha|Madrid|Madrid Puerta de Atocha-Almudena Grandes/Madrid Atocha/Puerta de Atocha/Atocha|40.41,-3.69
Madrid-Chamartín|Madrid|Madrid-Chamartín-Clara Campoamor/Madrid Chamartin/Chamartín/Chamartin|40.47,-3.68
Barcelona-Sants|Barcelona|Barcelona Sants/Sants|41.38,2.14;Barcelona-Estació de França|Barcelona|Estació de França|41.38,2.19
València Joaquín Sorolla|Valencia|Valencia Joaquin Sorolla/Joaquín Sorolla|39.46,-0.38;València-Nord|Valencia|Valencia Nord|39.47,-0.38
Sevilla-Santa Justa|Sevilla|Sevilla Santa Justa/Santa Justa|37.39,-5.98;Málaga María Zambrano|Málaga|Malaga Maria Zambrano/María Zambrano|36.71,-4.43
Córdoba|Córdoba|Cordoba Central/Córdoba-Julio Anguita|37.89,-4.79;Granada|Granada|Estación de Granada|37.18,-3.61
Zaragoza-Delicias|Zaragoza|Zaragoza Delicias/Delicias|41.66,-0.91;Toledo|Toledo|Estación de Toledo|39.86,-4.01
Bilbao-Abando Indalecio Prieto|Bilbao|Bilbao Abando/Abando|43.26,-2.93;San Sebastián-Donostia|San Sebastián|Donostia-San Sebastián/Donostia|43.32,-1.98
Santander|Santander|Estación de Santander|43.46,-3.81;Santiago de Compostela|Santiago de Compostela|Santiago-Daniel Castelao|42.87,-8.54
A Coruña|A Coruña|La Coruña/Coruña-San Cristóbal|43.35,-8.41;Vigo-Urzáiz|Vigo|Vigo Urzaiz|42.23,-8.71;Ourense|Ourense||42.35,-7.87
Salamanca|Salamanca|Salamanca-La Alamedilla|40.97,-5.65;Cádiz|Cádiz|Cadiz|36.53,-6.29;Jerez de la Frontera|Jerez||36.68,-6.13
Valladolid-Campo Grande|Valladolid|Valladolid|41.64,-4.73;Segovia-Guiomar|Segovia|Segovia AV|40.91,-4.09;León|León||42.60,-5.58
Alicante-Terminal|Alicante|Alicante/Alacant|38.34,-0.50;Camp de Tarragona|Tarragona||41.19,1.27;Girona|Girona|Gerona|41.98,2.82
Figueres-Vilafant|Figueres|Figueras-Vilafant|42.26,2.94;Lleida-Pirineus|Lleida|Lleida Pirineus|41.62,0.63;Pamplona|Pamplona||42.82,-1.66
Oviedo|Oviedo||43.37,-5.85;Gijón|Gijón|Gijon|43.54,-5.68;Murcia del Carmen|Murcia|Murcia|37.97,-1.13;Cuenca Fernando Zóbel|Cuenca||40.03,-2.14
@Europe/Lisbon
Lisboa Santa Apolónia|Lisbon|Lisboa-Santa Apolonia/Santa Apolónia|38.71,-9.12;Lisboa Oriente|Lisbon|Gare do Oriente/Oriente|38.77,-9.10
Porto Campanhã|Porto|Porto-Campanhã/Porto-Campanha/Campanhã|41.15,-8.59;Porto São Bento|Porto|São Bento|41.15,-8.61;Coimbra-B|Coimbra||40.22,-8.44
Faro|Faro||37.02,-7.94
@Europe/Paris
Paris Gare de Lyon|Paris|Paris-Gare-de-Lyon/Gare de Lyon|48.84,2.37;Paris Gare du Nord|Paris|Paris Nord/Gare du Nord|48.88,2.36
Paris Est|Paris|Gare de l'Est|48.88,2.36;Paris Montparnasse|Paris|Gare Montparnasse/Montparnasse|48.84,2.32
Paris Austerlitz|Paris|Gare d'Austerlitz|48.84,2.37;Paris Saint-Lazare|Paris|Gare Saint-Lazare|48.88,2.32
Lyon Part-Dieu|Lyon|Lyon Part Dieu|45.76,4.86;Marseille Saint-Charles|Marseille|Marseille St Charles|43.30,5.38
Nice-Ville|Nice|Nice Ville|43.70,7.26;Bordeaux Saint-Jean|Bordeaux|Bordeaux St Jean|44.83,-0.56
Toulouse-Matabiau|Toulouse|Toulouse Matabiau|43.61,1.45;Lille Europe|Lille|Lille-Europe|50.64,3.08;Strasbourg|Strasbourg|Strasbourg-Ville|48.59,7.73
Avignon TGV|Avignon||43.92,4.79;Montpellier Saint-Roch|Montpellier||43.60,3.88;Perpignan|Perpignan||42.70,2.88
@Europe/London
London St Pancras International|London|London St. Pancras/St Pancras International/St Pancras|51.53,-0.13
London King's Cross|London|London Kings Cross/King's Cross|51.53,-0.12;London Euston|London|Euston|51.53,-0.13
London Paddington|London|Paddington|51.52,-0.18;London Victoria|London||51.50,-0.14;London Waterloo|London||51.50,-0.11
London Liverpool Street|London||51.52,-0.08;Edinburgh Waverley|Edinburgh|Edinburgh (Waverley)|55.95,-3.19
Glasgow Central|Glasgow||55.86,-4.26;Manchester Piccadilly|Manchester||53.48,-2.23;York|York||53.96,-1.09;Oxford|Oxford||51.75,-1.27
Bath Spa|Bath||51.38,-2.36;Liverpool Lime Street|Liverpool||53.41,-2.98;Birmingham New Street|Birmingham||52.48,-1.90
@Europe/Dublin
Dublin Connolly|Dublin|Connolly|53.35,-6.25;Dublin Heuston|Dublin|Heuston|53.35,-6.29;Galway|Galway|Ceannt|53.27,-9.05
@Europe/Brussels
Bruxelles-Midi|Brussels|Brussels Midi/Brussels-Midi/Brussels South/Bruselas-Midi/Bruxelles Midi|50.84,4.34
Bruxelles-Central|Brussels|Brussels Central|50.85,4.36;Brugge|Bruges|Bruges|51.20,3.22;Gent-Sint-Pieters|Ghent||51.04,3.71;Antwerpen-Centraal|Antwerp||51.22,4.42
@Europe/Amsterdam
Amsterdam Centraal|Amsterdam|Amsterdam CS/Amsterdam Central|52.38,4.90;Rotterdam Centraal|Rotterdam||51.92,4.47;Utrecht Centraal|Utrecht||52.09,5.11
@Europe/Berlin
Berlin Hbf|Berlin|Berlin Hauptbahnhof|52.53,13.37;München Hbf|Munich|Munich Hbf/München Hauptbahnhof/Munchen Hbf/Munich Central|48.14,11.56
Frankfurt (Main) Hbf|Frankfurt|Frankfurt(Main)Hbf/Frankfurt Hbf|50.11,8.66;Hamburg Hbf|Hamburg|Hamburg Hauptbahnhof|53.55,10.01
Köln Hbf|Cologne|Cologne Hbf/Koln Hbf|50.94,6.96;Dresden Hbf|Dresden||51.04,13.73;Nürnberg Hbf|Nuremberg|Nurnberg Hbf|49.45,11.08
Stuttgart Hbf|Stuttgart||48.78,9.18
@Europe/Zurich
Zürich HB|Zurich|Zurich HB/Zürich Hauptbahnhof|47.38,8.54;Genève|Geneva|Genève-Cornavin/Geneve|46.21,6.14;Basel SBB|Basel||47.55,7.59
@Europe/Vienna
Wien Hbf|Vienna|Wien Hauptbahnhof/Vienna Hbf|48.19,16.38;Wien Westbahnhof|Vienna||48.20,16.34;Salzburg Hbf|Salzburg||47.81,13.05
Innsbruck Hbf|Innsbruck||47.26,11.40
@Europe/Rome
Roma Termini|Rome|Rome Termini/Termini|41.90,12.50;Roma Tiburtina|Rome|Rome Tiburtina|41.91,12.53
Milano Centrale|Milan|Milan Central/Milano C.le/Milán Central|45.49,9.20;Milano Porta Garibaldi|Milan||45.48,9.19
Firenze Santa Maria Novella|Florence|Firenze S. M. Novella/Firenze SMN/Firenze S.M.N./Florence SMN|43.78,11.25
Venezia Santa Lucia|Venice|Venezia S. Lucia/Venezia S.Lucia/Venice Santa Lucia|45.44,12.32;Venezia Mestre|Venice|Mestre|45.48,12.23
Napoli Centrale|Naples|Naples Central/Napoli C.le|40.85,14.27;Bologna Centrale|Bologna|Bologna C.le|44.51,11.34
Torino Porta Nuova|Turin|Torino P. Nuova|45.06,7.68;Verona Porta Nuova|Verona|Verona P.N.|45.43,10.98;Pisa Centrale|Pisa||43.71,10.40
@Europe/Copenhagen
København H|Copenhagen|Copenhagen Central/Kobenhavn H|55.67,12.56
@Europe/Stockholm
Stockholm Central|Stockholm|Stockholm C|59.33,18.06;Malmö Central|Malmö|Malmö C|55.61,13.00;Göteborg Central|Gothenburg|Göteborg C|57.71,11.97
@Europe/Prague
Praha hl.n.|Prague|Praha hlavní nádraží/Prague main station/Praha hl. n.|50.08,14.44
@Europe/Budapest
Budapest-Keleti|Budapest|Budapest Keleti/Keleti|47.50,19.08;Budapest-Nyugati|Budapest|Nyugati|47.51,19.06
@Europe/Warsaw
Kraków Główny|Kraków|Krakow Glowny/Kraków Gł.|50.07,19.95;Warszawa Centralna|Warsaw|Warszawa Centralna/Warsaw Central|52.23,21.00
@Europe/Athens
Athens Larissa|Athens|Athina/Larissa Station|37.99,23.72
@Europe/Istanbul
İstanbul Söğütlüçeşme|Istanbul|Sogutlucesme|40.99,29.04;İstanbul Halkalı|Istanbul|Halkali|41.02,28.77
@Africa/Casablanca
Marrakech|Marrakech|Gare de Marrakech|31.63,-8.02;Casa-Voyageurs|Casablanca|Casablanca Voyageurs|33.59,-7.59;Fès|Fez|Fes|34.05,-5.00;Tanger Ville|Tangier||35.77,-5.79
@Africa/Cairo
Cairo Ramses|Cairo|Ramses Station|30.06,31.25;Luxor|Luxor||25.70,32.64;Aswan|Aswan||24.10,32.90
@Asia/Tokyo
Tokyo|Tokyo|Tokyo Station|35.68,139.77;Shinagawa|Tokyo||35.63,139.74;Shin-Osaka|Osaka|Shin Osaka|34.73,135.50;Kyoto|Kyoto|Kyoto Station|34.99,135.76
Hiroshima|Hiroshima||34.40,132.48;Nagoya|Nagoya||35.17,136.88;Kanazawa|Kanazawa||36.58,136.65;Hakata|Fukuoka||33.59,130.42
@Asia/Seoul
Seoul Station|Seoul|Seoul|37.55,126.97;Busan Station|Busan|Busan|35.12,129.04
@Asia/Bangkok
Krung Thep Aphiwat|Bangkok|Bang Sue Grand|13.80,100.54;Chiang Mai|Chiang Mai||18.78,99.02
@America/New_York
New York Penn Station|New York|New York Penn/Penn Station/Moynihan Train Hall|40.75,-73.99;Washington Union Station|Washington||38.90,-77.01
Boston South Station|Boston|South Station|42.35,-71.06;Philadelphia 30th Street|Philadelphia|30th Street Station|39.96,-75.18
@America/Los_Angeles
Los Angeles Union Station|Los Angeles|Union Station|34.06,-118.24
@America/Lima
Ollantaytambo|Ollantaytambo||-13.26,-72.27;Machu Picchu|Aguas Calientes|Machupicchu Pueblo/Machu Picchu Pueblo|-13.15,-72.53;Poroy|Cusco||-13.50,-72.04
Cusco San Pedro|Cusco|San Pedro|-13.52,-71.98
@Australia/Sydney
Sydney Central|Sydney||-33.88,151.21
`;
