/** Airports of Asia and Oceania, as `parse-rows.ts` reads them. */
export const otherAirports = `
@Asia/Nicosia
LCA|Larnaca||34.88,33.62;PFO|Paphos||34.72,32.49
@Indian/Mauritius
MRU|Mauritius||-20.43,57.68
@Indian/Mahe
SEZ|Mahé|Seychelles|-4.67,55.52
@Indian/Maldives
MLE|Malé|Velana|4.19,73.53
@Asia/Dubai
DXB|Dubai||25.25,55.36;DWC|Dubai|Al Maktoum|24.90,55.16;AUH|Abu Dhabi|Zayed|24.43,54.65
SHJ|Sharjah||25.33,55.52
@Asia/Qatar
DOH|Doha|Hamad|25.27,51.61
@Asia/Riyadh
RUH|Riyadh|King Khalid|24.96,46.70;JED|Jeddah|King Abdulaziz|21.68,39.16
@Asia/Kuwait
KWI|Kuwait City||29.23,47.97
@Asia/Bahrain
BAH|Bahrain||26.27,50.63
@Asia/Muscat
MCT|Muscat||23.59,58.28
@Asia/Jerusalem
TLV|Tel Aviv|Ben Gurion|32.01,34.89
@Asia/Amman
AMM|Amman|Queen Alia|31.72,35.99
@Asia/Beirut
BEY|Beirut|Rafic Hariri|33.82,35.49
@Asia/Tbilisi
TBS|Tbilisi||41.67,44.95
@Asia/Yerevan
EVN|Yerevan|Zvartnots|40.15,44.40
@Asia/Baku
GYD|Baku|Heydar Aliyev|40.47,50.05
@Asia/Tashkent
TAS|Tashkent||41.26,69.28;SKD|Samarkand||39.70,66.98
@Asia/Almaty
ALA|Almaty||43.35,77.04
@Asia/Karachi
KHI|Karachi|Jinnah|24.91,67.16;ISB|Islamabad||33.55,72.83;LHE|Lahore||31.52,74.40
@Asia/Kolkata
DEL|Delhi|Indira Gandhi|28.57,77.10;BOM|Mumbai|Chhatrapati Shivaji Maharaj|19.09,72.87
BLR|Bengaluru|Kempegowda|13.20,77.71;MAA|Chennai||12.99,80.17;HYD|Hyderabad|Rajiv Gandhi|17.23,78.43
CCU|Kolkata|Netaji Subhas Chandra Bose|22.65,88.45;COK|Kochi||10.15,76.40;GOI|Goa|Dabolim|15.38,73.83
AMD|Ahmedabad||23.07,72.63;JAI|Jaipur||26.82,75.81
@Asia/Colombo
CMB|Colombo|Bandaranaike|7.18,79.88
@Asia/Kathmandu
KTM|Kathmandu|Tribhuvan|27.70,85.36
@Asia/Dhaka
DAC|Dhaka||23.84,90.40
@Asia/Yangon
RGN|Yangon||16.91,96.13
@Asia/Bangkok
BKK|Bangkok|Suvarnabhumi|13.69,100.75;DMK|Bangkok|Don Mueang|13.91,100.61;CNX|Chiang Mai||18.77,98.96
HKT|Phuket||8.11,98.32;USM|Koh Samui||9.55,100.06;KBV|Krabi||8.10,98.99
@Asia/Ho_Chi_Minh
SGN|Ho Chi Minh City|Tan Son Nhat|10.82,106.65;HAN|Hanoi|Noi Bai|21.22,105.81;DAD|Da Nang||16.04,108.20
@Asia/Phnom_Penh
PNH|Phnom Penh||11.55,104.84;SAI|Siem Reap|Siem Reap-Angkor|13.37,104.22
@Asia/Vientiane
LPQ|Luang Prabang||19.90,102.16
@Asia/Kuala_Lumpur
KUL|Kuala Lumpur||2.75,101.71;PEN|Penang||5.30,100.28;LGK|Langkawi||6.33,99.73;BKI|Kota Kinabalu||5.94,116.05
@Asia/Singapore
SIN|Singapore|Changi|1.36,103.99
@Asia/Jakarta
CGK|Jakarta|Soekarno-Hatta|-6.13,106.66;SUB|Surabaya|Juanda|-7.38,112.79;YIA|Yogyakarta||-7.90,110.06
@Asia/Makassar
DPS|Bali|Ngurah Rai|-8.75,115.17;LOP|Lombok||-8.76,116.28
@Asia/Manila
MNL|Manila|Ninoy Aquino|14.51,121.02;CEB|Cebu|Mactan-Cebu|10.31,123.98
@Asia/Hong_Kong
HKG|Hong Kong|Chek Lap Kok|22.31,113.92
@Asia/Macau
MFM|Macau||22.15,113.59
@Asia/Taipei
TPE|Taipei|Taoyuan|25.08,121.23
@Asia/Shanghai
PEK|Beijing|Capital|40.08,116.58;PKX|Beijing|Daxing|39.51,116.41;PVG|Shanghai|Pudong|31.14,121.81
SHA|Shanghai|Hongqiao|31.20,121.34;CAN|Guangzhou|Baiyun|23.39,113.30;SZX|Shenzhen|Bao'an|22.64,113.81
CTU|Chengdu|Shuangliu|30.58,103.95;TFU|Chengdu|Tianfu|30.31,104.44;XIY|Xi'an|Xianyang|34.45,108.75
CKG|Chongqing|Jiangbei|29.72,106.64;KMG|Kunming|Changshui|25.10,102.93;HGH|Hangzhou|Xiaoshan|30.23,120.43
XMN|Xiamen|Gaoqi|24.54,118.13
@Asia/Seoul
ICN|Seoul|Incheon|37.46,126.44;GMP|Seoul|Gimpo|37.56,126.79;PUS|Busan|Gimhae|35.18,128.94
CJU|Jeju||33.51,126.49
@Asia/Tokyo
HND|Tokyo|Haneda|35.55,139.78;NRT|Tokyo|Narita|35.77,140.39;KIX|Osaka|Kansai|34.43,135.24
ITM|Osaka|Itami|34.79,135.44;NGO|Nagoya|Chubu Centrair|34.86,136.81;FUK|Fukuoka||33.59,130.45
CTS|Sapporo|New Chitose|42.78,141.69;OKA|Okinawa|Naha|26.20,127.65;HIJ|Hiroshima||34.44,132.92
@Australia/Sydney
SYD|Sydney|Kingsford Smith|-33.95,151.18;CBR|Canberra||-35.31,149.20
@Australia/Melbourne
MEL|Melbourne|Tullamarine|-37.67,144.84
@Australia/Brisbane
BNE|Brisbane||-27.38,153.12;OOL|Gold Coast||-28.16,153.51;CNS|Cairns||-16.89,145.76
@Australia/Perth
PER|Perth||-31.94,115.97
@Australia/Adelaide
ADL|Adelaide||-34.95,138.53
@Australia/Darwin
DRW|Darwin||-12.41,130.88
@Australia/Hobart
HBA|Hobart||-42.84,147.51
@Pacific/Auckland
AKL|Auckland||-37.01,174.79;CHC|Christchurch||-43.49,172.53;WLG|Wellington||-41.33,174.81
ZQN|Queenstown||-45.02,168.74
@Pacific/Fiji
NAN|Nadi||-17.76,177.44
@Pacific/Tahiti
PPT|Papeete|Fa'a'ā|-17.56,-149.61
`;
