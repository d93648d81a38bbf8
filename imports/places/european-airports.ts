/** Airports of Europe, the Atlantic and Africa, as `parse-rows.ts` reads them. */
export const europeanAirports = `
@Europe/Madrid
MAD|Madrid|Adolfo Suárez Madrid-Barajas|40.47,-3.56
BCN|Barcelona|Josep Tarradellas Barcelona-El Prat|41.30,2.08;AGP|Málaga|Málaga-Costa del Sol|36.67,-4.50
PMI|Palma de Mallorca|Palma de Mallorca|39.55,2.74;ALC|Alicante|Alicante-Elche Miguel Hernández|38.28,-0.56
VLC|Valencia||39.49,-0.48;SVQ|Sevilla|Sevilla-San Pablo|37.42,-5.89;BIO|Bilbao||43.30,-2.91
IBZ|Ibiza||38.87,1.37;MAH|Menorca||39.86,4.22
SCQ|Santiago de Compostela|Santiago-Rosalía de Castro|42.90,-8.42
SDR|Santander|Seve Ballesteros-Santander|43.43,-3.82
GRX|Granada|Federico García Lorca Granada-Jaén|37.19,-3.78;ZAZ|Zaragoza||41.67,-1.04;OVD|Asturias||43.56,-6.03
LCG|A Coruña||43.30,-8.38;VGO|Vigo||42.23,-8.63;EAS|San Sebastián||43.36,-1.79;REU|Reus||41.15,1.17
GRO|Girona|Girona-Costa Brava|41.90,2.76;XRY|Jerez||36.74,-6.06;RMU|Murcia|Región de Murcia|37.80,-1.13
VLL|Valladolid||41.71,-4.85
@Atlantic/Canary
LPA|Gran Canaria||27.93,-15.39;TFN|Tenerife|Tenerife Norte|28.48,-16.34;TFS|Tenerife|Tenerife Sur|28.04,-16.57
ACE|Lanzarote|César Manrique-Lanzarote|28.95,-13.61;FUE|Fuerteventura||28.45,-13.86;SPC|La Palma||28.63,-17.76
@Europe/Lisbon
LIS|Lisbon|Humberto Delgado|38.77,-9.13;OPO|Porto|Francisco Sá Carneiro|41.25,-8.68;FAO|Faro||37.01,-7.97
@Atlantic/Madeira
FNC|Funchal|Madeira|32.69,-16.77
@Atlantic/Azores
PDL|Ponta Delgada|João Paulo II|37.74,-25.70
@Europe/London
LHR|London|Heathrow|51.47,-0.45;LGW|London|Gatwick|51.15,-0.18;STN|London|Stansted|51.89,0.24
LTN|London|Luton|51.87,-0.37;LCY|London|London City|51.51,0.05;SEN|London|Southend|51.57,0.70
MAN|Manchester||53.35,-2.28;EDI|Edinburgh||55.95,-3.37;GLA|Glasgow||55.87,-4.43;BHX|Birmingham||52.45,-1.74
BRS|Bristol||51.38,-2.72;NCL|Newcastle||55.04,-1.69;LPL|Liverpool|John Lennon|53.33,-2.85
LBA|Leeds|Leeds Bradford|53.87,-1.66;EMA|Nottingham|East Midlands|52.83,-1.33
BFS|Belfast|Belfast International|54.66,-6.22;BHD|Belfast|George Best Belfast City|54.62,-5.87
ABZ|Aberdeen||57.20,-2.20;CWL|Cardiff||51.40,-3.34;INV|Inverness||57.54,-4.05
@Europe/Dublin
DUB|Dublin||53.42,-6.27;ORK|Cork||51.84,-8.49;SNN|Shannon||52.70,-8.92
@Europe/Paris
CDG|Paris|Charles de Gaulle|49.01,2.55;ORY|Paris|Orly|48.73,2.37;BVA|Paris|Beauvais|49.45,2.11
NCE|Nice|Nice Côte d'Azur|43.66,7.21;LYS|Lyon|Saint-Exupéry|45.73,5.08
MRS|Marseille|Marseille Provence|43.44,5.21;TLS|Toulouse|Toulouse-Blagnac|43.63,1.37
BOD|Bordeaux|Bordeaux-Mérignac|44.83,-0.72;NTE|Nantes|Nantes Atlantique|47.15,-1.61;BIQ|Biarritz||43.47,-1.53
SXB|Strasbourg||48.54,7.63;LIL|Lille||50.56,3.09;MPL|Montpellier||43.58,3.96
@Europe/Brussels
BRU|Brussels||50.90,4.48;CRL|Brussels|Charleroi|50.46,4.45
@Europe/Amsterdam
AMS|Amsterdam|Schiphol|52.31,4.76;EIN|Eindhoven||51.45,5.37;RTM|Rotterdam|Rotterdam The Hague|51.96,4.44
@Europe/Luxembourg
LUX|Luxembourg||49.63,6.20
@Europe/Berlin
FRA|Frankfurt|Frankfurt am Main|50.03,8.57;MUC|Munich||48.35,11.79;BER|Berlin|Berlin Brandenburg|52.36,13.50
DUS|Düsseldorf||51.29,6.77;HAM|Hamburg||53.63,9.99;CGN|Cologne|Cologne Bonn|50.87,7.14
STR|Stuttgart||48.69,9.22;HHN|Frankfurt|Frankfurt-Hahn|49.95,7.26;NUE|Nuremberg||49.50,11.08
HAJ|Hanover||52.46,9.69;LEJ|Leipzig|Leipzig/Halle|51.42,12.24;BRE|Bremen||53.05,8.79
FMM|Memmingen||47.99,10.24
@Europe/Zurich
ZRH|Zurich||47.46,8.55;GVA|Geneva||46.24,6.11;BSL|Basel|EuroAirport Basel Mulhouse Freiburg|47.60,7.53
@Europe/Vienna
VIE|Vienna||48.11,16.57;SZG|Salzburg||47.79,13.00;INN|Innsbruck||47.26,11.34
@Europe/Rome
FCO|Rome|Fiumicino|41.80,12.25;CIA|Rome|Ciampino|41.80,12.59;MXP|Milan|Malpensa|45.63,8.72
LIN|Milan|Linate|45.45,9.28;BGY|Bergamo|Milan Bergamo|45.67,9.70;VCE|Venice|Marco Polo|45.51,12.35
TSF|Treviso||45.65,12.19;NAP|Naples|Capodichino|40.89,14.29;BLQ|Bologna|Guglielmo Marconi|44.53,11.29
FLR|Florence|Peretola|43.81,11.20;PSA|Pisa|Galileo Galilei|43.68,10.39;TRN|Turin||45.20,7.65
CTA|Catania|Fontanarossa|37.47,15.07;PMO|Palermo|Falcone Borsellino|38.18,13.09
BRI|Bari|Karol Wojtyła|41.14,16.76;CAG|Cagliari|Elmas|39.25,9.05;OLB|Olbia|Costa Smeralda|40.90,9.52
VRN|Verona||45.40,10.89;GOA|Genoa||44.41,8.84
@Europe/Malta
MLA|Malta||35.86,14.48
@Europe/Athens
ATH|Athens|Eleftherios Venizelos|37.94,23.94;SKG|Thessaloniki||40.52,22.97;HER|Heraklion||35.34,25.18
RHO|Rhodes||36.41,28.09;JTR|Santorini||36.40,25.48;JMK|Mykonos||37.44,25.35;CFU|Corfu||39.60,19.91
CHQ|Chania||35.53,24.15;KGS|Kos||36.79,27.09
@Europe/Copenhagen
CPH|Copenhagen||55.62,12.66;BLL|Billund||55.74,9.15
@Europe/Stockholm
ARN|Stockholm|Arlanda|59.65,17.92;GOT|Gothenburg|Landvetter|57.66,12.28
@Europe/Oslo
OSL|Oslo|Gardermoen|60.19,11.10;BGO|Bergen||60.29,5.22;TRD|Trondheim||63.46,10.92;TOS|Tromsø||69.68,18.92
SVG|Stavanger||58.88,5.64
@Europe/Helsinki
HEL|Helsinki|Helsinki-Vantaa|60.32,24.96;RVN|Rovaniemi||66.56,25.83
@Atlantic/Reykjavik
KEF|Reykjavik|Keflavík|63.99,-22.61
@Europe/Tallinn
TLL|Tallinn||59.41,24.83
@Europe/Riga
RIX|Riga||56.92,23.97
@Europe/Vilnius
VNO|Vilnius||54.64,25.29
@Europe/Warsaw
WAW|Warsaw|Chopin|52.17,20.97;WMI|Warsaw|Modlin|52.45,20.65;KRK|Kraków|John Paul II Kraków-Balice|50.08,19.78
GDN|Gdańsk|Lech Wałęsa|54.38,18.47;WRO|Wrocław||51.10,16.89;KTW|Katowice||50.47,19.08;POZ|Poznań||52.42,16.83
@Europe/Prague
PRG|Prague|Václav Havel|50.10,14.26
@Europe/Bratislava
BTS|Bratislava||48.17,17.21
@Europe/Budapest
BUD|Budapest|Ferenc Liszt|47.44,19.26
@Europe/Bucharest
OTP|Bucharest|Henri Coandă|44.57,26.09;CLJ|Cluj-Napoca||46.79,23.69
@Europe/Sofia
SOF|Sofia||42.70,23.41
@Europe/Belgrade
BEG|Belgrade|Nikola Tesla|44.82,20.31
@Europe/Zagreb
ZAG|Zagreb||45.74,16.07;SPU|Split||43.54,16.30;DBV|Dubrovnik||42.56,18.27
@Europe/Ljubljana
LJU|Ljubljana||46.22,14.46
@Europe/Sarajevo
SJJ|Sarajevo||43.82,18.33
@Europe/Podgorica
TIV|Tivat||42.40,18.72
@Europe/Tirane
TIA|Tirana||41.41,19.72
@Europe/Istanbul
IST|Istanbul|Istanbul Airport|41.26,28.74;SAW|Istanbul|Sabiha Gökçen|40.90,29.31;AYT|Antalya||36.90,30.80
ESB|Ankara|Esenboğa|40.13,32.99;ADB|Izmir|Adnan Menderes|38.29,27.16;DLM|Dalaman||36.71,28.79
BJV|Bodrum|Milas-Bodrum|37.25,27.66
@Europe/Moscow
SVO|Moscow|Sheremetyevo|55.97,37.41;DME|Moscow|Domodedovo|55.41,37.91;LED|Saint Petersburg|Pulkovo|59.80,30.26
@Africa/Casablanca
CMN|Casablanca|Mohammed V|33.37,-7.59;RAK|Marrakech|Menara|31.61,-8.04;FEZ|Fez|Saïss|33.93,-4.98
AGA|Agadir|Al Massira|30.33,-9.41;TNG|Tangier|Ibn Battuta|35.73,-5.92;RBA|Rabat|Rabat-Salé|34.05,-6.75
@Africa/Algiers
ALG|Algiers|Houari Boumediene|36.69,3.22
@Africa/Tunis
TUN|Tunis|Carthage|36.85,10.23;DJE|Djerba||33.88,10.78
@Africa/Cairo
CAI|Cairo||30.12,31.41;HRG|Hurghada||27.18,33.80;SSH|Sharm el-Sheikh||27.98,34.39;LXR|Luxor||25.67,32.71
@Africa/Johannesburg
JNB|Johannesburg|O. R. Tambo|-26.14,28.25;CPT|Cape Town||-33.97,18.60;DUR|Durban|King Shaka|-29.61,31.12
@Africa/Nairobi
NBO|Nairobi|Jomo Kenyatta|-1.32,36.93;MBA|Mombasa||-4.03,39.59
@Africa/Dar_es_Salaam
ZNZ|Zanzibar||-6.22,39.22;JRO|Kilimanjaro||-3.43,37.07
@Africa/Addis_Ababa
ADD|Addis Ababa|Bole|8.98,38.80
@Africa/Lagos
LOS|Lagos|Murtala Muhammed|6.58,3.32
@Africa/Accra
ACC|Accra|Kotoka|5.61,-0.17
@Africa/Dakar
DSS|Dakar|Blaise Diagne|14.67,-17.07
@Atlantic/Cape_Verde
SID|Sal|Amílcar Cabral|16.74,-22.95
`;
