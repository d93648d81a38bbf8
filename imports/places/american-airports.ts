/** Airports of the Americas, as `parse-rows.ts` reads them. */
export const americanAirports = `
@Pacific/Honolulu
HNL|Honolulu|Daniel K. Inouye|21.32,-157.92;OGG|Maui|Kahului|20.90,-156.43;KOA|Kona||19.74,-156.05
LIH|Kauai|Lihue|21.98,-159.34
@America/Anchorage
ANC|Anchorage|Ted Stevens|61.17,-150.00
@America/Los_Angeles
LAX|Los Angeles||33.94,-118.41;SFO|San Francisco||37.62,-122.38;SAN|San Diego||32.73,-117.19
SEA|Seattle|Seattle-Tacoma|47.45,-122.31;LAS|Las Vegas|Harry Reid|36.08,-115.15;PDX|Portland||45.59,-122.60
SJC|San Jose|Norman Y. Mineta|37.36,-121.93;OAK|Oakland||37.72,-122.22;SMF|Sacramento||38.70,-121.59
SNA|Santa Ana|John Wayne|33.68,-117.87;BUR|Burbank|Hollywood Burbank|34.20,-118.36
@America/Denver
DEN|Denver||39.86,-104.67;SLC|Salt Lake City||40.79,-111.98;ABQ|Albuquerque||35.04,-106.61
@America/Phoenix
PHX|Phoenix|Sky Harbor|33.44,-112.01;TUS|Tucson||32.12,-110.94
@America/Chicago
ORD|Chicago|O'Hare|41.98,-87.90;MDW|Chicago|Midway|41.79,-87.75;DFW|Dallas|Dallas/Fort Worth|32.90,-97.04
DAL|Dallas|Love Field|32.85,-96.85;IAH|Houston|George Bush|29.98,-95.34;HOU|Houston|Hobby|29.65,-95.28
MSP|Minneapolis|Minneapolis-Saint Paul|44.88,-93.22;AUS|Austin|Austin-Bergstrom|30.19,-97.67
MSY|New Orleans|Louis Armstrong|29.99,-90.26;STL|St. Louis|Lambert|38.75,-90.37;MCI|Kansas City||39.30,-94.71
BNA|Nashville||36.12,-86.68;MEM|Memphis||35.04,-89.98;SAT|San Antonio||29.53,-98.47
MKE|Milwaukee||42.95,-87.90
@America/New_York
JFK|New York|John F. Kennedy|40.64,-73.78;EWR|Newark|Newark Liberty|40.69,-74.17
LGA|New York|LaGuardia|40.78,-73.87;ATL|Atlanta|Hartsfield-Jackson|33.64,-84.43;MIA|Miami||25.79,-80.29
FLL|Fort Lauderdale|Fort Lauderdale-Hollywood|26.07,-80.15;MCO|Orlando||28.43,-81.31;TPA|Tampa||27.98,-82.53
PBI|West Palm Beach||26.68,-80.10;BOS|Boston|Logan|42.36,-71.01;PHL|Philadelphia||39.87,-75.24
IAD|Washington|Dulles|38.94,-77.46;DCA|Washington|Ronald Reagan|38.85,-77.04
BWI|Baltimore|Baltimore/Washington|39.18,-76.67;CLT|Charlotte|Charlotte Douglas|35.21,-80.94
RDU|Raleigh|Raleigh-Durham|35.88,-78.79;PIT|Pittsburgh||40.49,-80.23;CLE|Cleveland|Hopkins|41.41,-81.85
CVG|Cincinnati|Cincinnati/Northern Kentucky|39.05,-84.66;CMH|Columbus||40.00,-82.89
RSW|Fort Myers||26.54,-81.76;JAX|Jacksonville||30.49,-81.69;CHS|Charleston||32.90,-80.04
SAV|Savannah||32.13,-81.20;BUF|Buffalo||42.94,-78.73
@America/Detroit
DTW|Detroit||42.21,-83.35
@America/Indiana/Indianapolis
IND|Indianapolis||39.72,-86.29
@America/Toronto
YYZ|Toronto|Pearson|43.68,-79.63;YTZ|Toronto|Billy Bishop|43.63,-79.40;YUL|Montréal|Trudeau|45.47,-73.74
YOW|Ottawa||45.32,-75.67;YQB|Québec|Jean Lesage|46.79,-71.39
@America/Vancouver
YVR|Vancouver||49.19,-123.18
@America/Edmonton
YYC|Calgary||51.12,-114.01;YEG|Edmonton||53.31,-113.58
@America/Halifax
YHZ|Halifax|Stanfield|44.88,-63.51
@America/Mexico_City
MEX|Mexico City|Benito Juárez|19.44,-99.07;NLU|Mexico City|Felipe Ángeles|19.74,-99.02
GDL|Guadalajara|Miguel Hidalgo|20.52,-103.31;MID|Mérida||20.94,-89.66;OAX|Oaxaca||17.00,-96.73
PVR|Puerto Vallarta||20.68,-105.25
@America/Monterrey
MTY|Monterrey||25.78,-100.11
@America/Cancun
CUN|Cancún||21.04,-86.87;TQO|Tulum||20.17,-87.66
@America/Tijuana
TIJ|Tijuana||32.54,-116.97
@America/Mazatlan
SJD|Los Cabos||23.15,-109.72
@America/Havana
HAV|Havana|José Martí|22.99,-82.41;VRA|Varadero||23.03,-81.44
@America/Santo_Domingo
SDQ|Santo Domingo|Las Américas|18.43,-69.67;PUJ|Punta Cana||18.57,-68.36
@America/Puerto_Rico
SJU|San Juan|Luis Muñoz Marín|18.44,-66.00
@America/Jamaica
MBJ|Montego Bay|Sangster|18.50,-77.91;KIN|Kingston|Norman Manley|17.94,-76.79
@America/Nassau
NAS|Nassau|Lynden Pindling|25.04,-77.47
@America/Guatemala
GUA|Guatemala City|La Aurora|14.58,-90.53
@America/El_Salvador
SAL|San Salvador|Óscar Arnulfo Romero|13.44,-89.06
@America/Costa_Rica
SJO|San José|Juan Santamaría|9.99,-84.21;LIR|Liberia|Daniel Oduber|10.59,-85.54
@America/Panama
PTY|Panama City|Tocumen|9.07,-79.38
@America/Bogota
BOG|Bogotá|El Dorado|4.70,-74.15;MDE|Medellín|José María Córdova|6.16,-75.42
CTG|Cartagena|Rafael Núñez|10.44,-75.51;CLO|Cali|Alfonso Bonilla Aragón|3.54,-76.38
@America/Caracas
CCS|Caracas|Simón Bolívar|10.60,-66.99
@America/Guayaquil
UIO|Quito|Mariscal Sucre|-0.13,-78.36;GYE|Guayaquil|José Joaquín de Olmedo|-2.16,-79.88
@Pacific/Galapagos
GPS|Baltra|Seymour|-0.45,-90.27
@America/Lima
LIM|Lima|Jorge Chávez|-12.02,-77.11;CUZ|Cusco|Alejandro Velasco Astete|-13.54,-71.94
AQP|Arequipa||-16.34,-71.58
@America/La_Paz
LPB|La Paz|El Alto|-16.51,-68.19;VVI|Santa Cruz de la Sierra|Viru Viru|-17.64,-63.14
@America/Santiago
SCL|Santiago de Chile|Arturo Merino Benítez|-33.39,-70.79;CJC|Calama||-22.50,-68.90
@America/Punta_Arenas
PUQ|Punta Arenas||-53.00,-70.85
@America/Argentina/Buenos_Aires
EZE|Buenos Aires|Ezeiza|-34.82,-58.54;AEP|Buenos Aires|Aeroparque Jorge Newbery|-34.56,-58.42
@America/Argentina/Mendoza
MDZ|Mendoza|El Plumerillo|-32.83,-68.79
@America/Argentina/Cordoba
COR|Córdoba (Argentina)|Ingeniero Taravella|-31.32,-64.21;IGR|Puerto Iguazú||-25.74,-54.47
@America/Argentina/Salta
BRC|Bariloche||-41.15,-71.16
@America/Argentina/Ushuaia
USH|Ushuaia|Malvinas Argentinas|-54.84,-68.30
@America/Montevideo
MVD|Montevideo|Carrasco|-34.84,-56.03
@America/Asuncion
ASU|Asunción|Silvio Pettirossi|-25.24,-57.52
@America/Sao_Paulo
GRU|São Paulo|Guarulhos|-23.43,-46.47;CGH|São Paulo|Congonhas|-23.63,-46.66
GIG|Rio de Janeiro|Galeão|-22.81,-43.25;SDU|Rio de Janeiro|Santos Dumont|-22.91,-43.16
BSB|Brasília||-15.87,-47.92;CNF|Belo Horizonte|Confins|-19.62,-43.97
POA|Porto Alegre|Salgado Filho|-29.99,-51.17;CWB|Curitiba|Afonso Pena|-25.53,-49.18
FLN|Florianópolis|Hercílio Luz|-27.67,-48.55;IGU|Foz do Iguaçu||-25.60,-54.49
@America/Bahia
SSA|Salvador|Deputado Luís Eduardo Magalhães|-12.91,-38.32
@America/Recife
REC|Recife|Guararapes|-8.13,-34.92
@America/Fortaleza
FOR|Fortaleza|Pinto Martins|-3.78,-38.53
@America/Manaus
MAO|Manaus|Eduardo Gomes|-3.04,-60.05
`;
