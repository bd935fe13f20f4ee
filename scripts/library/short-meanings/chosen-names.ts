// cspell:disable
/**
 * Short meanings of names, made by hand. A line is number, meaning and reason.
 *
 * The reasons: `name` the dictionary has another spelling than today's English Bibles, another bearer, or not the one whom
 * the text names most often; `missing` it does not say who or where; `scrap` it has only a scrap of a phrase; the others
 * are those of the other tables (`chosen-hebrew-words.ts`).
 */
export const nameMeanings = `
H11 Abaddon, destruction | plain
H25 father of Gibeon (Abi-Gibon), an Israelite (Jeiel) | name
H26 Abigail, a wife of David; David’s sister | name
H28 Abida, a son of Midian, grandson of Abraham | name
H29 Abijah, a king of Judah; Samuel’s son; others | name
H31 Abihud, a son of Bela | name
H32 Abihail, three men and two women of Israel | plain
H40 Abimelech (Abimelek), a king of Gerar; Gideon’s son | name
H41 Abinadab, who kept the ark; sons of Jesse and Saul | name
H42 Abinoam, Barak’s father | name
H44 Abiezer, a clan of Manasseh; a warrior of David | name
H45 Abi-albon, a warrior of David | name
H48 Abiram, rebel with Dathan; a son of Hiel | name
H49 Abishag, the Shunammite who nursed David | name
H52 Abishai, Joab’s brother, a commander of David | name
H53 Absalom (Abshalom), David’s son; Abishalom, Maacah’s father | name
H54 Abiathar (Ebjathar), a priest in David’s time | name
H62 Abel-beth-maacah (Abel of Beth-maakah), a northern town | name
H63 Abel-shittim (Abel hash-Shittim), a place in Moab | missing
H65 Abel-meholah (Abel-Mecholah), Elisha’s home town | name
H72 Ebenezer (Eben-ha-Ezer), a battle site; a memorial stone | name
H74 Abner, Saul’s army commander | name
H77 Ebez (Ebets), a place in Palestine | name
H78 Ibzan (Ibtsan), a judge of Israel | name
H90 Agag, a king (or title of kings) of Amalek | name
H94 Agur, author of sayings in Proverbs | name
H114 Addon, a place in Babylonia | name
H121 Adam, the first man; a town on the Jordan | name
H123 Edom: Esau; his descendants; their land | plain
H135 Addan, a place in Babylonia | name
H137 Adoni-bezek, a Canaanite king | missing
H138 Adonijah, a son of David; other Israelites | name
H139 Adoni-zedek (Adoni-Tsedek), king of Jerusalem | name
H141 Adoniram, Solomon’s overseer of forced labor | name
H143 Adar, the twelfth month | missing
H144 Adar, the twelfth month | missing
H146 Addar, a place in Palestine and an Israelite | name
H151 Adoram, David’s overseer of forced labor | name
H152 Adrammelech (Adrammelek), a god; Sennacherib’s son | name
H154 Edrei, a city of Og in Bashan; a town in Naphtali | name
H164 Ehud, a judge of Israel; another Benjaminite | plain
H171 Oholiab, a craftsman of the tabernacle | name
H177 Uel, an Israelite | scrap
H189 Evi, a Midianite king | name
H192 Evil-merodach (Evil-Merodak), a Babylonian king | name
H203 On, a Reubenite who rebelled with Korah | name
H206 Aven, a name for On, for Bethel and in Syria | name
H211 Ophir, a gold region; a son of Joktan | order
H218 Ur, a city of the Chaldeans; a man, Eliphal’s father | name
H221 Uri, Bezalel’s father; other Israelites | name
H223 Uriah (Urijah), Bathsheba’s husband; a priest; others | name
H242 Uzzen-sheerah, a town of Ephraim | name
H250 Ezrahite (Ezrachite), descendant of Zerah | name
H256 Ahab (Achab), a king of Israel; a false prophet | name
H261 Ehud (Echud), a Benjaminite | name
H266 Ahohite (Achochite), descendant of Ahoah | name
H271 Ahaz (Achaz), a king of Judah; a Benjaminite | name
H273 Ahzai (Achzai), an Israelite | name
H274 Ahaziah (Achazjah), a king of Israel and a king of Judah | missing
H275 Ahuzzam (Achuzzam), an Israelite | name
H281 Ahijah (Achijah), the prophet of Shiloh; others | name
H288 Ahimelech (Achimelek), a priest of Nob; a Hittite | missing
H290 Ahimaaz (Achimaats), a son of Zadok; others | name
H293 Ahinoam (Achinoam), wives of Saul and of David | plain
H296 Ahikam (Achikam), who protected Jeremiah | name
H298 Ahiramite (Achiramite), descendant of Ahiram | name
H302 Ahithophel (Achithophel), David’s adviser, a traitor | name
H304 Ahlai (Achlai), an Israelite woman and an Israelite man | plain
H307 Ecbatana, the summer capital of Persia | name
H325 Ahasuerus (Achashverosh), a Persian king (Xerxes) | name
H326 Haahashtari, an Israelite | missing
H345 Aiah (Ajah), a Horite; Rizpah’s father | name
H350 Ichabod (Ikabod), a son of Phinehas | name
H356 Elon, a judge; a Hittite; a son of Zebulun; a place | name
H357 Aijalon (Ajalon), a town and valley of Dan; other places | name
H368 Emim, an early people of Moab | name
H372 Iezer, an Israelite | name
H378 Ish-bosheth, a son of King Saul | name
H379 Ishhod (Ishod), a man of Manasseh | name
H382 men of Tob (Ish-Tob), a region east of the Jordan | name
H387 Ethan, a wise man; other Israelites | name
H388 Ethanim, the seventh month | name
H390 Accad, a city of Babylonia | name
H401 Ucal, a man named in Proverbs | plain
H414 Ela, father of one of Solomon’s officers | name
H415 El-elohe-Israel (El-Elohi-Jisrael), an altar Jacob built | missing
H416 El-bethel, an altar place of Jacob | name
H419 Eldad, an elder who prophesied with Medad | name
H425 Elah, a king of Israel; valley of David and Goliath | name
H439 Allon-bacuth (Allon-Bakuth), an oak near Bethel | name
H445 Elhanan (Elchanan), a warrior of David | name
H446 Eliab, David’s eldest brother; other Israelites | name
H450 Eliada (Eljada), two Israelites and an Aramean | name
H452 Elijah, the prophet; other Israelites | name
H453 Elihu, the young man who rebuked Job; others | name
H454 Eliehoenai, Elioenai (Eljehoenai), seven Israelites | name
H458 Elimelech (Elimelek), Naomi’s husband | name
H461 Eliezer, Abraham’s servant; a son of Moses; others | name
H463 Eliam, Bathsheba’s father | name
H464 Eliphaz, a friend of Job; a son of Esau | name
H466 Eliphelehu, an Israelite | name
H471 Eliakim (Eljakim), Hezekiah’s steward; King Jehoiakim | name
H474 Elishua, a son of King David | name
H475 Eliashib (Eljashib), a high priest; other Israelites | name
H487 Allammelech (Allammelek), a place in Palestine | name
H497 Eleadah, an Israelite | name
H499 Eleazar (Elazar), a son of Aaron, high priest; others | name
H511 Elkanah, Samuel’s father; other Israelites | name
H526 Amon, a king of Judah; other Israelites | name
H531 Amoz (Amots), Isaiah’s father | name
H558 Amaziah (Amatsjah), a king of Judah; a priest of Bethel | name
H564 Immer, a priestly family; other Israelites | name
H573 Amittai, Jonah’s father | name
H609 Asa, a king of Judah; a Levite | name
H620 Osnappar (Ashurbanipal), an Assyrian king | name
H623 Asaph, a chief singer of David; other Israelites | name
H634 Esarhaddon (Esar-chaddon), an Assyrian king | name
H658 Ephes-dammim, a place in Judah | name
H669 Ephraim (Ephrajim), a son of Joseph and his tribe | missing
H670 Apharsite (Apherasite), a people settled in Samaria | scrap
H672 Ephrath, Ephrathah, Bethlehem’s other name; Caleb’s wife | name
H673 Ephrathite, of Bethlehem; Ephraimite | name
H682 Azel (Atsel), a descendant of Saul; a place (Azal) | name
H687 Ezer (Etser), a Horite chief | name
H700 Arubboth, a place in Palestine | name
H709 Argob, a district of Bashan; a man with Pekah | name
H719 Arvad, an island city of Phoenicia | name
H726 Aramean, Syrian | name
H740 Ariel, a name for Jerusalem; a leader under Ezra | name
H746 Arioch (Arjok), king of Ellasar; a Babylonian officer | name
H751 Erech (Erek), a city of Babylonia (Uruk) | name
H756 Archevite (Arkevite), native of Erech | name
H757 Archite (Arkite), a clan near Bethel | name
H758 Aram (Syria) and its people; a son of Shem; others | name
H760 Aram-zobah (Aram of Tsoba), a kingdom in Syria | missing
H761 Aramean (Aramite), Syrian | name
H765 Aran, a Horite | name
H775 Arphaxad (Arpakshad), a son of Shem | name
H780 Ararat, a land north of Assyria (Armenia) | missing
H790 Eshban, a Horite | name
H795 Ashdod, a Philistine city | name
H804 Assyria; Asshur, a son of Shem | mixed
H805 Ashurite, subject of Ish-bosheth; Asshurim, clan of Dedan | name
H806 Ashhur (Ashchur), an Israelite | name
H812 Eshcol, a valley near Hebron; an Amorite | order
H824 Eshan, a place in Palestine | name
H831 Ashkelon, a Philistine city | name
H840 Asarel, an Israelite | name
H842 Asherah; sacred pole | archaic
H851 Eshtemoa, a town of Judah; a man of Judah | name
H863 Ittai, a Gittite commander of David; a Benjaminite | name
H882 Beeri, a Hittite; the prophet Hosea’s father | name
H884 Beersheba, a city in the south of Judah | name
H932 Bohan, a son of Reuben | missing
H941 Buzi, Ezekiel’s father | name
H942 Bavvai, an Israelite | name
H964 Biziothiah, a place in Palestine | name
H978 Baharumite (Bacharumite), inhabitant of Bahurim | name
H991 Beten, a place in Palestine | missing
H1006 Bayith (Bajith), a place in Moab; or, the temple | name
H1007 Beth-aven, a place near Bethel; Bethel | name
H1008 Bethel, a town and sanctuary north of Jerusalem | name
H1011 Beth-biri, a place in Palestine | name
H1015 Beth-diblathaim (Beth-Diblathajim), a place in Moab | missing
H1020 Beth-jeshimoth (Beth-ha-Jeshimoth), a town by the Jordan | missing
H1021 Beth-haccherem (Beth-hak-Kerem), a place in Judah | name
H1022 Bethlehemite (Beth-lechemite), native of Bethlehem | name
H1023 Beth-merhak (Beth-ham-Merchak), a place at Jerusalem | name
H1027 Beth-haram (Beth-ha-Ram), a place east of the Jordan | name
H1030 Beth-shemite (Beth-shimshite), inhabitant of Beth-shemesh | name
H1032 Beth-horon (Beth-Choron), two adjoining places in Palestine | missing
H1035 Bethlehem (Beth-Lechem), David’s town in Judah | name
H1037 Beth-millo, the name of two citadels | etymology
H1038 Beth-maacah (Beth-Maakah), a place in northern Israel | name
H1040 Beth-eden, a place in Syria | mixed
H1041 Beth-azmaveth, a place in Palestine | missing
H1045 house (temple) of the Ashtaroth (Beth-Ashtaroth) | order
H1046 Beth-pelet, a place in Palestine | name
H1049 Beth-zur (Beth-Tsur), a town of Judah; a son of Maon | name
H1052 Beth-shean, a city near the Jordan valley | name
H1053 Beth-shemesh, a town in Judah; other towns | name
H1064 Becorath (Bekorath), an ancestor of Saul | name
H1075 Bichri (Bikri), father of the rebel Sheba | name
H1076 Becherite (Bakrite), descendant of Becher | name
H1078 Bel, a name of the Babylonian god Marduk | name
H1090 Bilhah, Rachel’s maid, Jacob’s concubine; a place | name
H1106 Bela, son of Benjamin; Edomite king; a place | order
H1109 Balaam (Bilam), the prophet; Bileam, a town of Manasseh | name
H1111 Balak, a king of Moab | name
H1126 Ben-oni, the original name of Benjamin | name
H1130 Ben-hadad, the name of several Syrian kings | name
H1133 Ben-hur, an Israelite | name
H1134 Ben-hail (Ben-Chail), an official of Jehoshaphat | name
H1136 Ben-hesed, an Israelite | name
H1139 Bene-berak, a place in Palestine | missing
H1141 Benaiah (Benajah), a commander of David; others | name
H1144 Benjamin (Binjamin), Jacob’s youngest son; his tribe | name
H1160 Beor, father of Balaam; father of an Edomite king | missing
H1162 Boaz, Ruth’s husband; a temple pillar | name
H1168 Baal, the Canaanite storm god; a man; a place | name
H1177 Baal-hanan (Baal-Chanan), a king of Edom; an official | name
H1184 Baale-judah (Baale-Jehudah), a town of Judah | name
H1185 Baalis, a king of the Ammonites | name
H1187 Baal-peor, the god of Moab at Peor | name
H1190 Baal-shalishah (Baal of Shalishah), a place in Palestine | scrap
H1195 Baana, the name of several Israelites | name
H1196 Baanah, a murderer of Ish-bosheth; others | name
H1199 Baara, a wife of Shaharaim | name
H1203 Beeshterah, a Levite town east of the Jordan | name
H1212 Bezalel (Betsalel), the craftsman of the tabernacle | name
H1218 Bozkath (Botscath), a place in Palestine | name
H1221 Bezer (Betser), a city of refuge in Reuben; a man | name
H1224 Bozrah (Botsrah), a chief city of Edom | name
H1255 Merodach-baladan (Berodak-Baladan), a Babylonian king | name
H1260 Bered, a place in the Negev; a man of Ephraim | name
H1263 Baruch (Baruk), Jeremiah’s scribe; others | name
H1269 Birzaith (Birzoth, Birzavith), a man or town of Asher | name
H1271 Barzillai, a Gileadite who helped David; others | name
H1273 Barhumite (Barchumite), native of Bahurim | name
H1286 Berith, a god of Shechem | name
H1294 Beracah (Berakah), a warrior; a valley in Judah | name
H1296 Berechiah (Berekjah), Zechariah’s father; others | name
H1298 Bera, a king of Sodom | name
H1301 Barak, Israelite commander with Deborah | name
H1302 Barkos, one of the Nethinim | scrap
H1307 Berothite (Beerothite), inhabitant of Beeroth | name
H1315 Basemath (Bosmath), a wife of Esau; a daughter of Solomon | name
H1328 Bethuel, Rebekah’s father, Abraham’s nephew; a place | name
H1332 Bithiah (Bithjah), a daughter of Pharaoh | name
H1337 Bath-rabbim, a gate of Heshbon | missing
H1340 Bath-shua, wife of Judah; Bathsheba | missing
H1380 Gebal, a city of Phoenicia (Byblos) | name
H1381 Gebal, a region of Edom | name
H1387 Geba, a town of Benjamin | name
H1390 Gibeah (Gibah), Saul’s town in Benjamin; other places | name
H1391 Gibeon (Gibon), a city northwest of Jerusalem | name
H1393 Gibeonite (Gibonite), inhabitant of Gibeon | name
H1394 Gibeah (Gibath), a town in Benjamin | name
H1395 Gibeathite (Gibathite), inhabitant of Gibeah | name
H1403 Gabriel, an angel | name
H1408 Fortune, a god of good luck | name
H1410 Gad, a son of Jacob and his tribe; a prophet | name
H1435 Giddel, one of the Nethinim; one of Solomon’s servants | name
H1436 Gedaliah (Gedaljah), governor of Judah; others | name
H1439 Gideon (Gidon), a judge of Israel | name
H1446 Gedor, a town in Judah; a kinsman of Saul | name
H1463 Gog, prince of Magog; an Israelite | order
H1474 Golan, a city of refuge in Bashan | name
H1507 Gezer, a Canaanite city west of Jerusalem | name
H1511 Girzite (Grizite), member of a native tribe in Palestine | name
H1521 Gihon (Gichon), a spring near Jerusalem; a river of Eden | order
H1537 Gilgal, Israel’s first camp near Jericho; other places | name
H1551 Galilee (Galil), the northern district of Israel | name
H1555 Goliath (Goljath), the Philistine giant | name
H1568 Gilead (Gilad), a region east of the Jordan; a man | name
H1569 Gileadite (Giladite), inhabitant of Gilead | name
H1586 Gomer, a son of Japheth; Hosea’s wife | name
H1592 Genubath, a son of Hadad the Edomite | name
H1601 Goah, a place near Jerusalem | name
H1603 Gaal, leader of a revolt against Abimelech | name
H1617 Gera, a son of Benjamin; other Benjaminites | name
H1619 Gareb, a warrior of David; a hill by Jerusalem | name
H1630 Gerizim, the mountain of blessing near Shechem | name
H1647 Gershom (Gereshom), Moses’ son; a son of Levi; others | name
H1648 Gershon (Gereshon), a son of Levi | name
H1649 Gershonite (Gereshonite), descendant of Gershon | name
H1654 Geshem, an Arab opponent of Nehemiah | name
H1657 Goshen, Israel’s region in Egypt; an area of Judah | name
H1658 Gishpa, an Israelite | name
H1673 Doeg, the Edomite who killed the priests of Nob | name
H1683 Deborah, a judge and prophetess; Rebekah’s nurse | plain
H1688 Debir, two places in Palestine; an Amorite king | order
H1689 Diblah (Riblah), a place in Syria | name
H1691 Diblaim (Diblajim), father of Hosea’s wife Gomer | plain
H1719 Dedan, an Arabian people and region; two ancestors | name
H1721 Dodanim (Dodanites), descendants of Javan | missing
H1723 Dehavite (Dahava), of a people settled in Samaria | name
H1732 David, king of Israel, son of Jesse | name
H1735 Dodavahu, an Israelite | name
H1746 Dumah, a son of Ishmael; a town in Judah; a region | name
H1756 Dor, a coastal city of Canaan | name
H1769 Dibon, a city of Moab; a town in Judah | name
H1784 Dinaite, of a people settled in Samaria (or judge) | name
H1787 Dishon, the name of two Horites | name
H1789 Dishan, a Horite | name
H1807 Delilah, the woman who betrayed Samson | name
H1835 Dan, a son of Jacob, his tribe; a city | missing
H1838 Dinhabah, a town of Edom | name
H1840 Daniel, the prophet; other Israelites | name
H1853 Diklah, a son of Joktan; a region of Arabia | name
H1874 Darkon, one of Solomon’s servants | scrap
H1885 Dathan, a Reubenite who rebelled against Moses | name
H1886 Dothan, a town north of Shechem | name
H1893 Abel (Hebel), the son of Adam killed by Cain | name
H1905 Hagrite, member of a tribe east of Gilead | name
H1908 Hadad, kings and a prince of Edom | name
H1910 Hadad-rimmon, a place in the plain of Megiddo | name
H1913 Hadoram, a son of Joktan; a son of Tou; an official | name
H1919 Hadassah, the Hebrew name of Esther | missing
H1928 Hadadezer, a Syrian king | name
H1939 Hodaviah (Hodajvah), an Israelite | name
H1940 Hodiah, an Israelite | order
H1941 Hodiah, the name of three Israelites | name
H1944 Hoham, king of Hebron | name
H1950 Homam, a Horite | name
H1954 Hoshea, Hosea, last king of Israel; the prophet; Joshua | name
H1967 Hemam, a Horite | name
H1968 Heman, a chief singer of David; a wise man | name
H1985 Hillel, father of the judge Abdon | name
H1996 Hamon-gog, the valley where Gog is buried | missing
H1997 Hamonah, a symbolic city in Ezekiel | missing
H2011 Hinnom, a valley at Jerusalem | order
H2023 Hor, the mountain where Aaron died; one in the north | name
H2036 Horam, king of Gezer | name
H2038 Harmon, an unknown place | missing
H2039 Haran, Abraham’s brother, Lot’s father; a Levite | name
H2047 Hathach (Hathak), a Persian eunuch | name
H2051 Vedan, a place in Arabia | name
H2052 Waheb (Vaheb), a place in Moab | name
H2055 Vaizatha, a son of Haman | name
H2059 Vashni, a son of Samuel | name
H2062 Zeeb, a prince of Midian | name
H2071 Zabud, an Israelite | missing
H2074 Zebulun (Zebulon), a son of Jacob and his tribe | name
H2078 Zebah (Zebach), a king of Midian | name
H2080 Zebidah, mother of King Jehoiakim | name
H2083 Zebul, the governor of Shechem | name
H2099 Ziv, the second month | name
H2104 Zuzim (Zuzites), an aboriginal tribe of Palestine | name
H2120 Zoheleth (Zocheleth), a stone near Jerusalem | name
H2128 Ziph, a town and desert in Judah; an Israelite | name
H2144 Zecher (Zeker), an Israelite | name
H2148 Zechariah (Zecarjah), the prophet; a king; others | name
H2157 Zamzummim (Zamzumite), a people before the Ammonites | name
H2160 Zemirah, an Israelite | name
H2174 Zimri, a king of Israel; a Simeonite chief; others | name
H2190 Zaavan, a Horite | name
H2216 Zerubbabel, governor of Judah after the exile | name
H2217 Zerubbabel, governor of Judah after the exile | name
H2226 Zerah (Zerach), a son of Judah; an Edomite; a Cushite | name
H2227 Zerahite (Zarchite), descendant of Zerah | name
H2262 Habazziniah (Chabatstsanjah), a Rechabite | name
H2268 Heber (Cheber), the Kenite, Jael’s husband; others | name
H2275 Hebron (Chebron), a city in Judah; a son of Kohath | name
H2276 Hebronite (Chebronite), descendant of Hebron (a Levite) | name
H2295 Hoglah (Choglah), a daughter of Zelophehad | plain
H2313 Tigris, a river of Mesopotamia | name
H2316 Hadad (Chadar), an Ishmaelite | name
H2317 Hadrach (Chadrak), a place in Syria | name
H2321 Hodesh (Chodesh), a wife of Shaharaim | plain
H2334 Havvoth-jair, villages east of the Jordan | name
H2341 Havilah (Chavilah), a land; sons of Cush and of Joktan | name
H2350 Huphamite (Chuphamite), descendant of Hupham | name
H2354 Hur (Chur), a helper of Moses; other men | name
H2361 Huram (Churam, Hiram), king of Tyre; a craftsman of Tyre | name
H2365 Hushai (Chushai), David’s friend and adviser | name
H2367 Husham (Chusham), a king of Edom | name
H2395 Hizki (Chizki, Hezeki), an Israelite | name
H2411 Hattil (Chattil), one of Solomon’s servants | scrap
H2419 Hiel (Chiel), who rebuilt Jericho | name
H2438 Hiram (Chiram), king of Tyre; a craftsman of Tyre | name
H2446 Hacaliah (Chakaljah), Nehemiah’s father | name
H2458 Helah (Chelah), a wife of Ashhur | name
H2468 Huldah (Chuldah), a prophetess | name
H2510 Halak (Chalak), a mountain near Edom | name
H2516 Helekite (Chelkite), descendant of Helek | name
H2518 Hilkiah (Chilhijah), high priest under Josiah; others | name
H2521 Helkath-hazzurim (Chelkath Hats-tsurim), a field at Gibeon | name
H2526 Ham (Cham), a son of Noah; a name for Egypt | name
H2533 Hemdan (Chemdan), a Horite of Edom | name
H2537 Hamutal (Chamutal), a wife of King Josiah | name
H2544 Hamor (Chamor), a Hivite, Shechem’s father | name
H2566 Hamran (Chamran, Amram), a Horite of Edom | name
H2574 Hamath (Chamath), a city on the Orontes in Syria | name
H2576 Hammoth-dor (Chammath-Dor), a place in Palestine | name
H2578 Hamath-zobah (Chamath-Tsobah), a place in Syria | name
H2579 Hamath the Great, a city in Syria | name
H2584 Hannah (Channah), Samuel’s mother | name
H2585 Enoch (Chanok), who walked with God; others (Hanoch) | name
H2586 Hanun (Chanun), a king of the Ammonites; others | name
H2599 Hanochite (Chanokite), descendant of Hanoch | name
H2601 Hanamel (Chanamel, Hanameel), Jeremiah’s cousin | name
H2606 Hananel (Chananel, Hananeel), a tower of Jerusalem | name
H2607 Hanani (Chanani), a seer; Nehemiah’s brother; others | name
H2608 Hananiah (Chananjah), a false prophet; Shadrach; others | name
H2621 Hosah (Chosah), a Levite gatekeeper; a town in Asher | name
H2652 Hophni (Chophni), a son of Eli | name
H2657 Hephzibah (Cheptsi-bah), mother of Manasseh; name for Zion | name
H2660 Hepher (Chepher), three Israelites; a place | name
H2674 Hazor (Chatsor), a Canaanite city in Galilee; other places | name
H2675 Hazor-hadattah, a place in Judah | name
H2679 half of the Menuhoth (Chatsi-ham-Menuchoth), clan of Judah | name
H2680 Manahathite (Chatsi-ham-Menachtite), half of the clan | name
H2694 Hazer-hatticon (Chatsar-hat-Tikon), a place near Hauran | name
H2696 Hezron (Chetsron), a son of Perez; a son of Reuben; a place | name
H2700 Hazarmaveth (Chatsarmaveth), a son of Joktan; Arabian region | name
H2703 Hazar-enan (Chatsar-Enon), on Israel’s northern border | name
H2704 Hazar-enan (Chatsar-Enan), on Israel’s northern border | name
H2705 Hazar-shual (Chatsar-Shual), a place in Palestine | name
H2722 Horeb (Choreb), another name of Mount Sinai | name
H2735 Hor-haggidgad (Chor-hag-Gidgad), a place in the Desert | name
H2768 Hermon (Chermon), a high mountain north of Israel | name
H2769 Hermon (Hermons), the peaks of Mount Hermon | scrap
H2771 Haran (Charan), a city of Mesopotamia; a man | name
H2798 Harashim (Charashim), a valley of craftsmen | name
H2806 Hashbaddanah (Chasbaddanah), who stood by Ezra | name
H2809 Heshbon (Cheshbon), Sihon’s city east of the Jordan | name
H2813 Hashabneiah (Chashabnejah), the name of two Israelites | name
H2815 Hasshub (Chashshub), the name of two or three Israelites | name
H2817 Hasupha (Chasupha), one of the Nethinim | name
H2845 Heth (Cheth), a son of Canaan, father of the Hittites | name
H2870 Tabeel, the name of a Syrian and of a Persian official | name
H2875 Tebah (Tebach), a son of Nahor | name
H2899 Tob-adonijah, a Levite | name
H2900 Tobiah (Tobijah), an Ammonite; three Israelites | name
H2928 Telem, a place in Judah; a doorkeeper | name
H2955 Taphath, a daughter of Solomon | name
H2971 Jair, a man of Manasseh; a judge; others | name
H2977 Josiah (Joshijah), a king of Judah; another Israelite | name
H2979 Jeatherai, a Levite | name
H2985 Jabin, the name of two kings of Hazor | name
H2989 Jabal, son of Lamech, ancestor of tent dwellers | name
H3003 Jabesh (Jobesh), a place in Gilead; an Israelite | name
H3005 Ibsam (Jibsam), a grandson of Issachar | name
H3026 Jegar-sahadutha, Laban’s name for the cairn Galeed | name
H3038 Jeduthun, a chief singer of David | name
H3040 Jedidah, King Josiah’s mother | name
H3044 Jidlaph, a son of Nahor | name
H3050 Jah, the LORD (short form of the name) | theology
H3057 Jehudijah, a Judean woman | name
H3058 Jehu, a king of Israel; a prophet; others | name
H3059 Jehoahaz (Jehoachaz), kings of Israel and Judah | name
H3060 Jehoash, a king of Israel and a king of Judah | name
H3062 Jew | plain
H3063 Judah (Jehudah), a son of Jacob, his tribe and land | missing
H3067 Judith (Jehudith), a Hittite wife of Esau | name
H3069 GOD (Jehovah, Yahweh), the proper name of God | theology
H3070 The LORD will provide (Jehovah-jireh), a name of Moriah | name
H3071 The LORD is my banner (Jehovah-nissi), Moses’ altar | name
H3073 The LORD is peace (Jehovah-shalom), Gideon’s altar | name
H3074 The LORD is there (Jehovah-shammah), name of the new city | name
H3077 Jehoiada (Jehojada), priest who made Joash king; others | name
H3078 Jehoiachin (Jehojakin), a king of Judah | name
H3079 Jehoiakim (Jehojakim), a king of Judah | name
H3082 Jonadab (Jehonadab), the Rechabite; David’s nephew | name
H3083 Jonathan (Jehonathan), Saul’s son; others | name
H3085 Jehoaddah, a descendant of Saul | name
H3086 Jehoaddan (Jehoaddin), King Amaziah’s mother | name
H3087 Jehozadak, a high priest | plain
H3088 Jehoram, a king of Israel and a king of Judah | name
H3089 Jehosheba, the aunt who saved King Joash | name
H3090 Jehoshabeath (Jehoshabath), who saved King Joash | name
H3091 Joshua (Jehoshua), Moses’ successor; a high priest | name
H3092 Jehoshaphat, a king of Judah; others; a valley | name
H3094 Jehallelel, the name of two Israelites | name
H3097 Joab, David’s army commander; others | name
H3099 Jehoahaz (Joachaz), kings of Israel and Judah | name
H3100 Joel, the prophet; other Israelites | name
H3101 Joash, kings of Judah and Israel; Gideon’s father | name
H3102 Yob (Job), a son of Issachar, elsewhere Jashub | name
H3106 Jubal, son of Lamech, ancestor of musicians | name
H3108 Jozacar, a murderer of King Joash | name
H3110 Johanan (Jochanan), a captain in Jeremiah’s time; others | name
H3112 Jehoiachin (Jojakin), a king of Judah | name
H3113 Joiakim (Jojakim), a high priest | name
H3120 Greece; Javan, a son of Japheth | mixed
H3122 Jonadab, David’s nephew; the Rechabite | name
H3124 Jonah, the prophet | name
H3129 Jonathan, Saul’s son; other Israelites | name
H3130 Joseph, a son of Jacob; other Israelites | name
H3136 Jozadak (Jotsadak), the high priest Jeshua’s father | name
H3141 Joram, a king of Israel and a king of Judah; others | name
H3143 Joshibiah (Josibjah), a Simeonite | name
H3146 Joshaphat, the name of two Israelites | name
H3147 Jotham, a king of Judah; a son of Gideon | name
H3150 Izziah (Jizzijah), an Israelite | name
H3152 Izliah (Jizliah), a Benjamite | name
H3155 Izrahite (Jizrach), descendant of Zerah | name
H3157 Jezreel (Jizreel), a city and valley; two Israelites | name
H3158 Jezreelite (Jizreelite), native of Jezreel | name
H3167 Jahzeiah (Jachzejah), an Israelite | name
H3168 Ezekiel (Jechezkel), the prophet; a priest | name
H3169 Hezekiah (Jechizkijah), a king of Judah; others | name
H3172 Jehieli (Jechielite), descendant of Jehiel | name
H3178 Jahleelite (Jachleelite), descendant of Jahleel | name
H3199 Jachin (Jakin), a temple pillar; three Israelites | name
H3203 Jecoliah (Jekoljah), King Uzziah’s mother | name
H3204 Jeconiah (Jekonjah), King Jehoiachin of Judah | name
H3229 Imlah (Jimla), the prophet Micaiah’s father | name
H3241 Janim (Janum), a town in Judah | name
H3252 Iscah (Jiskah), a daughter of Haran | scrap
H3258 Jabez (Jabets), a man of Judah who prayed; a place | name
H3260 Iddo (Jedi), a seer | name
H3273 Jeiel, the name of several Israelites | name
H3274 Jeush (Jeish), a son of Esau; an Israelite | name
H3275 Jacan (Jakan), a Gadite | name
H3278 Jael, wife of Heber the Kenite | name
H3285 Janai (Jaanai), a Gadite | name
H3290 Jacob (Jaakob), Isaac’s son, also named Israel | name
H3292 Jaakan (Jakan), a Horite of Edom | name
H3298 Jaareshiah (Jaareshjah), a Benjamite | name
H3299 Jaasu, an Israelite | name
H3301 Iphdeiah (Jiphdejah), a Benjamite | name
H3305 Joppa (Japho), a seaport of Palestine | name
H3309 Japhia, a king of Lachish; a son of David; a town | scrap
H3312 Jephunneh, Caleb’s father; an Asherite | name
H3316 Jephthah (Jiphtach), a judge of Israel; a place | name
H3317 Iphtahel (Jiphtach-el), a valley in Zebulun | name
H3324 Izhar (Jitshar), a son of Kohath, Korah’s father | name
H3325 Izharite (Jitsharite), descendant of Izhar | name
H3328 Izhar (Jitschar, Jezoar), an Israelite | name
H3348 Jakeh, the father of Agur | name
H3355 Joktan, Eber’s son, ancestor of Arabian tribes | name
H3370 Jokshan, a son of Abraham by Keturah | name
H3371 Joktheel, a town in Judah; Amaziah’s name for Sela in Edom | name
H3375 Yiron (Jiron), a town in Naphtali | name
H3377 Jareb, a title of Assyria’s king (“great king”) | name
H3382 Jared (Jered), Enoch’s father; an Israelite | name
H3388 Jerusha, King Jotham’s mother | name
H3389 Jerusalem (Jerushalaim), David’s city, capital of Judah | name
H3392 Jerah (Jerach), a son of Joktan | name
H3397 Jerahmeelite (Jerachmeelite), descendant of Jerahmeel | name
H3405 Jericho, a city in the Jordan valley | name
H3408 Jerioth, a wife of Caleb | name
H3414 Jeremiah (Jirmejah), the prophet; other Israelites | name
H3429 Josheb-basshebeth, a warrior of David | name
H3430 Ishbi-benob (Jishbo-be-Nob), a Philistine | name
H3440 Ishvi (Jishvi, Ishui), the name of two Israelites | name
H3441 Ishvite (Jishvite) | name
H3442 Jeshua, a high priest; other Israelites; a place | name
H3443 Jeshua, a high priest | name
H3458 Ishmael (Jishmael), Abraham’s first son; others | name
H3459 Ishmaelite (Jishmaelite), descendant of Ishmael | name
H3470 Isaiah (Jeshajah), the prophet; other Israelites | name
H3472 Ishpah (Jishpah), a Benjamite | name
H3478 Israel (Jisrael), name of Jacob and of his people | missing
H3479 Israel (Jisrael), the people descended from Jacob | missing
H3481 Israelite (Jisreelite) | name
H3485 Issachar (Jissaskar), a son of Jacob and his tribe | name
H3494 Ithlah (Jithlah), a town in Dan | name
H3500 Jether, several Israelites; also Jethro, priest of Midian | name
H3501 Ithra (Jithra), Amasa’s father | name
H3540 Chedorlaomer (Kedorlaomer), a king of Elam | name
H3552 Cub (Kub, Chub), a people near Egypt, perhaps Libya | name
H3560 Cun (Kun), a town in Syria | name
H3565 Bor-ashan (Cor-Ashan, Chorashan), a town in Judah | name
H3568 Cush, Ethiopia (Nubia); a son of Ham | name
H3571 Cushite, Ethiopian (woman) | name
H3573 Cushan-rishathaim (Cushan-Rishathajim), a Mesopotamian king | name
H3575 Cuth, a city of Babylonia | name
H3578 Cozeba, a town in Judah | name
H3579 Cozbi, a Midianite woman | name
H3594 Kaiwan or Kiyyun (Chiun), a star god | name
H3609 Chileab (Kilab), a son of David | name
H3612 Caleb, one of the twelve spies; other Israelites | name
H3613 Caleb-ephrathah, a place in Palestine | name
H3622 Cheluhi (Keluhai), an Israelite | name
H3626 Col-hozeh (Col-Chozeh), an Israelite | name
H3630 Chilion (Kiljon), a son of Naomi | name
H3643 Chimham (Kimham), Barzillai’s son; a place | name
H3659 Coniah (Conjah), King Jehoiachin of Judah | name
H3667 Canaan (Kenaan), the land; a son of Ham; merchant | name
H3672 Chinnereth (Kinneroth), Lake of Galilee; a town | name
H3679 Chaldean (Kasdite), Babylonian | name
H3691 Chislev (Kisleu, Kislev), the ninth Hebrew month | name
H3726 Chephar-ammoni (Kefar-ha-Ammoni), a town in Benjamin | name
H3731 Caphtor, homeland of the Philistines (Crete) | name
H3746 Carite, a royal bodyguard | name
H3747 Cherith (Kerith), the brook where Elijah hid | name
H3751 Carchemish (Karkemish), a city on the Euphrates | name
H3757 Carmite (Karmite), descendant of Carmi | name
H3760 Carmel (Karmel), a mountain by the sea; a town in Judah | name
H3761 Carmelite (Karmelite), inhabitant of Carmel | name
H3762 Carmelitess (Karmelitess), woman of Carmel | name
H3763 Cheran (Keran), a Horite of Edom | name
H3774 Cherethite (Kerethite), a people; David’s guard | name
H3778 Chaldean (Kasdite), Babylonian; Chaldea | name
H3779 Chaldean (Chaldaean), inhabitant of Chaldea; astrologer | missing
H3794 Kittim (Kittite), people of Cyprus | name
H3798 Chitlish (Kithlish), a town in Judah | name
H3810 Lo-debar, a place in Gilead | name
H3815 Lael, an Israelite | scrap
H3817 Leummim, an Arabian tribe | scrap
H3819 Lo-ruhamah (Lo-Ruchamah), symbolic name of Hosea’s daughter | name
H3837 Laban, Rebekah’s brother; a place in the desert | name
H3844 Lebanon, a mountain range north of Israel | name
H3845 Libni, a son of Gershon; another Levite | name
H3866 Ludim (Ludite), the people of Lud | name
H3870 Luz, the older name of Bethel; a Hittite town | name
H3877 Lotan, a Horite of Edom | name
H3878 Levi, a son of Jacob and his tribe | name
H3889 Laish, the father of Palti | name
H3902 Lahmi (Lachmi), the brother of Goliath | name
H3919 Laish, the older name of Dan; Palti’s father | name
H3923 Lachish (Lakish), a fortified city of Judah | name
H3927 Lemuel, a king named in Proverbs | name
H3929 Lamech (Lemek), Noah’s father; a descendant of Cain | name
H3936 Ladan (Laadan), the name of two Israelites | name
H3946 Lakkum, a town in Naphtali | name
H3959 Leshem, the older name of Dan | name
H4014 Mibzar (Mibtsar), an Edomite | name
H4023 Megiddo (Megiddon), a city in the plain of Jezreel | name
H4025 Magdiel, an Edomite | name
H4031 Magog, a son of Japheth; the land of Gog | name
H4036 Terror on every side (Magor-missabib), a name for Pashhur | name
H4074 Media (Madai), Medes; Madai, a son of Japheth | name
H4075 Mede, native of Media | name
H4076 Media (Madai), the Medes | name
H4077 Mede, native of Media | name
H4080 Midian (Midjan), a son of Abraham; his people and land | name
H4081 Middin, a town in the wilderness of Judah | name
H4084 Midianite (Midjanite), descendant of Midian | name
H4092 Midianite (Midjanite), descendant of Midian | name
H4099 Hammedatha (Medatha), the father of Haman | name
H4105 Mehetabel, wife of a king of Edom; a man | name
H4111 Mahalalel (Mahalaleel), Jared’s father; a man of Judah | name
H4122 Maher-shalal-hash-baz (Maher-Shalal-Chash-Baz), Isaiah’s son | name
H4124 Moab, a son of Lot, his people and land | missing
H4176 Moreh, an oak at Shechem; a hill | name
H4179 Moriah (Morijah), the temple hill in Jerusalem | name
H4182 Moresheth-gath, the prophet Micah’s home town | name
H4187 Mushi, a son of Merari | name
H4192 Muth-labben, in a psalm title; death | missing
H4232 Mehujael (Mechujael), a descendant of Cain | name
H4233 Mahavite (Machavite), a title of Eliel, David’s warrior | scrap
H4244 Mahlah (Machlah), a daughter of Zelophehad; another | name
H4248 Mahlon (Machlon), Ruth’s first husband | name
H4249 Mahli (Machli), a son of Merari; another Levite | name
H4258 Mahalath (Machalath), wife of Esau; wife of Rehoboam | scrap
H4266 Mahanaim (Machanajim), a city east of the Jordan | name
H4271 Mahseiah (Machsejah, Maaseiah), an Israelite | name
H4308 Matred, an Edomite woman | name
H4312 Medad, an elder who prophesied with Eldad | name
H4314 Me-zahab, an Edomite | name
H4316 Mica (Micha), the name of two Israelites | name
H4317 Michael (Mikael), an archangel; nine Israelites | scrap
H4318 Micah, the prophet; an Ephraimite with an idol; others | name
H4320 Micaiah (Micajah), several Israelites; Micah | name
H4321 Micaiah (Mikajah), a prophet in Ahab’s time; others | name
H4322 Micaiah (Mikajah), King Abijah’s mother; an official | name
H4326 Mijamin (Miamin), the name of three Israelites | name
H4331 Mesha, an Israelite | name
H4332 Mishael, Daniel’s companion (Meshach); others | name
H4333 Mishael, Daniel’s companion (Meshach) | name
H4335 Meshach (Meshak), a friend of Daniel | name
H4336 Meshach (Meshak), a friend of Daniel | name
H4338 Mesha, a king of Moab | name
H4343 Machbenah (Macbena), a place in Palestine | scrap
H4344 Machbannai (Machbanai), a Gadite | name
H4353 Machir (Makir), a son of Manasseh; a helper of David | name
H4354 Machirite (Makirite), descendant of Machir | name
H4363 Michmash (Mikmas), a town of Benjamin | name
H4375 Machpelah (Makpelah), the burial cave at Hebron | name
H4382 Mecherathite (Mekerathite), inhabitant of Mecherah | name
H4407 Millo, a fortification in Jerusalem | scrap
H4432 Molech (Molek), an Ammonite god of child sacrifice | name
H4435 Milcah, wife of Nahor; daughter of Zelophehad | name
H4440 Malchielite (Malkielite), descendant of Malchiel | name
H4441 Malchijah (Malkijah), the name of ten Israelites | name
H4442 Melchizedek (Malki-Tsedek), priest and king of Salem | name
H4444 Malchishua (Malkishua), a son of Saul | name
H4447 Hammolecheth (Moleketh), a woman of Manasseh | name
H4462 Memucan, a Persian prince | name
H4471 Mamre, a place near Hebron; an Amorite | name
H4495 Manoah (Manoach), Samson’s father | name
H4505 Menahem (Menachem), a king of Israel | name
H4506 Manahath (Manachath), a Horite; a place | scrap
H4507 Meni (Fate, Destiny), a god | scrap
H4519 Manasseh (Menashsheh), Joseph’s son, his tribe; a king | name
H4520 Manassite (Menashshite) | name
H4586 Meunite, inhabitant of Maon | name
H4601 Maacah (Maakah), Absalom’s mother; others; a place | name
H4602 Maacathite (Maakathite), inhabitant of Maacah | name
H4640 Maasai (Maasiai), an Israelite | name
H4648 Mephibosheth, Jonathan’s son; a son of Saul | name
H4677 Mezobaite (Metsobajah), a man from Mezobah | name
H4706 Mizar (Mitsar), a hill near Hermon | name
H4709 Mizpah (Mitspah), a town of Benjamin; one in Gilead | name
H4714 Egypt (Mizraim, Mitsrajim), the land; a son of Ham | name
H4732 Mikloth, the name of two Israelites | name
H4762 Mareshah, a place in Palestine; two Israelites | name
H4781 Merodach (Merodak), the Babylonian god Marduk | name
H4782 Mordecai, the cousin of Esther | name
H4807 Merib-baal, son of Jonathan (Mephibosheth) | name
H4810 Merib-baal, son of Jonathan (Mephibosheth) | name
H4813 Miriam (Mirjam), the sister of Moses; another Israelite | name
H4821 Mirmah (Mirma), an Israelite | name
H4824 Meronothite, inhabitant of Meronoth | scrap
H4847 Merari, a son of Levi | name
H4848 Merarite, descendant of Merari | name
H4898 Meshezabel (Meshezabeel), an Israelite | name
H4919 Meshillemoth, the name of two Israelites | name
H4922 Meshullemeth, King Amon’s mother | name
H4957 Masrekah, a place in Edom | name
H4967 Methushael (Methusael), a descendant of Cain | name
H4968 Methuselah (Methushelach), Enoch’s son, Lamech’s father | name
H4983 Mattaniah (Mattanjah), King Zedekiah’s first name; others | name
H4989 Mithkah (Mithcah), a place in the Desert | name
H4992 Mattattah (Mattathah), an Israelite | name
H5011 Nob, a town of priests near Jerusalem | name
H5015 Nebo, a mountain and town; a Babylonian god | name
H5019 Nebuchadnezzar (Nebukadnetstsar), king of Babylon | missing
H5020 Nebuchadnezzar (Nebukadnetstsar), king of Babylon | missing
H5022 Naboth, owner of the vineyard Ahab wanted | name
H5025 Nobah (Nobach), an Israelite; a place in Gilead | name
H5032 Nebaioth (Nebajoth), a son of Ishmael | name
H5037 Nabal, Abigail’s first husband | name
H5070 Nadab, a son of Aaron; a king of Israel; others | name
H5121 Naioth (Navith), Samuel’s dwelling in Ramah | name
H5129 Noadiah (Noadjah), an Israelite; a false prophetess | name
H5152 Nahor (Nochor), Abraham’s grandfather; Abraham’s brother | scrap
H5161 Nehelamite (Nechelamite), native of Nehelam | name
H5166 Nehemiah (Nechemjah), governor of Judah; others | name
H5176 Nahash (Nachash), a king of the Ammonites | missing
H5177 Nahshon (Nachshon), leader of Judah in the desert | name
H5179 Nehushta (Nechushta), King Jehoiachin’s mother | name
H5180 Nehushtan, the bronze serpent of Moses | missing
H5184 Nahath (Nachath), an Edomite; two Israelites | missing
H5224 Neco (Neko), a pharaoh of Egypt | name
H5225 Nacon (Nakon), owner of a threshing floor | name
H5248 Nimrod, a son of Cush, hunter and king | name
H5250 Nimshi, the grandfather of Jehu | name
H5268 Nisroch (Nisrok), an Assyrian god | name
H5270 Noah, a daughter of Zelophehad | name
H5279 Naamah, Tubal-cain’s sister; Rehoboam’s mother; a place | name
H5281 Naomi (Noomi), the mother-in-law of Ruth | name
H5283 Naaman, a Syrian general; an Israelite | name
H5292 Naarah, a wife of Ashhur; a place | name
H5297 Memphis (Noph), the capital of Lower Egypt | name
H5300 Nephushesim (Nephishesim), a temple servant | name
H5303 Nephilim, giants | name
H5304 Nephisim (Nephusim), a temple servant | name
H5369 Ner, Abner’s father | name
H5370 Nergal, a god of Cuth in Babylonia | name
H5371 Nergal-sharezer (Nergal-Sharetser), a Babylonian official | missing
H5374 Neriah (Nerijah), Baruch’s father | name
H5416 Nathan, the prophet; a son of David; others | name
H5417 Nethanel (Nethaneel), the name of ten Israelites | name
H5436 Sabean, inhabitant of Seba | scrap
H5451 Sibboleth (mispronunciation of “Shibboleth”) | name
H5454 Sabta (Sabtah), a son of Cush | name
H5455 Sabteca (Sabtecha), the name of a son of Cush | name
H5482 Syene, a place in Upper Egypt (Aswan) | name
H5489 Suph, a place in the desert | mixed
H5511 Sihon (Sichon), a king of the Amorites | name
H5512 Sin, a city in Egypt; a desert near Sinai | missing
H5513 Sinite, one of a Canaanite people | name
H5514 Sinai, the mountain where the law was given | name
H5515 Sinim, a distant land (perhaps Syene) | name
H5516 Sisera, a Canaanite general; a temple servant | name
H5522 Sikkuth (Sakkuth), a Mesopotamian god | name
H5523 Succoth, places east of the Jordan and in Egypt | name
H5524 Succoth-benoth, a Babylonian deity | missing
H5525 Sukkite, inhabitant of some place near Egypt | name
H5548 Salecah (Salcah), a place East of the Jordan | name
H5554 Sela, the rock city of Edom | name
H5555 Rock of Escape (Sela-ham-Machlekoth), a place in Judah | name
H5562 Samgar-nebo, a Babylonian official | name
H5571 Sanballat, governor of Samaria, Nehemiah’s opponent | name
H5574 Hassenuah (Senuah, Hasenuah), the name of two Israelites | name
H5581 Sismai (Sisamai), an Israelite | name
H5614 Sepharad, a place of exile (perhaps Sardis) | name
H5616 Sepharvite, native of Sepharvaim | name
H5617 Sepharvaim, a city under Assyria | name
H5644 Sithri (Zithri), an Israelite | name
H5654 Obed-edom, a Gittite who kept the ark; others | name
H5658 Abdon, a judge; three others; a place | name
H5662 Obadiah (Obadjah), the prophet; Ahab’s steward; others | name
H5663 Ebed-melech (Ebed-Melek), a eunuch of Zedekiah | name
H5665 Abednego, the Babylonian name of Azariah | scrap
H5677 Eber, ancestor of the Hebrews; others | name
H5680 Hebrew (Eberite) | scrap
H5682 Abarim, mountains east of the Dead Sea | name
H5683 Ebron, a town of Asher | name
H5684 Abronah (Ebronah), a place in the Desert | missing
H5700 Eglon, a place in Palestine; a Moabite king | name
H5711 Adah, a wife of Lamech; a wife of Esau | name
H5714 Iddo, a seer; Zechariah’s grandfather; others | name
H5722 Adino, a warrior of David | missing
H5725 Adullam, a town in Judah with David’s cave | name
H5738 Eder (Ader), an Israelite | name
H5740 Eder, a Levite; a town in Judah | name
H5741 Adriel, the husband of Saul’s daughter Merab | name
H5744 Obed, Ruth’s son, David’s grandfather; others | name
H5752 Oded, a prophet; another prophet’s father | name
H5755 Ivvah (Ivah), a city conquered by Assyria | name
H5757 Avvite, one of a people near Gaza; native of Avvah | name
H5761 Avvim (Avim), a people; a place in Palestine | name
H5762 Avith (Avvith), a town of Edom | name
H5780 Uz (Uts), Job’s land; a son of Aram; others | name
H5798 Uzzah (Uzza), who died for touching the ark; others | name
H5804 Gaza (Azzah), a Philistine city | name
H5806 Azubah, Jehoshaphat’s mother; wife of Caleb son of Hezron | name
H5809 Azzur (Azur), the name of three Israelites | name
H5816 Uzziel, a son of Kohath; others | name
H5817 Uzzielite, descendant of Uzziel | name
H5818 Uzziah (Uzzijah), a king of Judah; others | name
H5820 Azmaveth, three Israelites; a town near Jerusalem | name
H5830 Ezra, a priest and scribe | name
H5831 Ezra, a priest and scribe | name
H5832 Azarel (Azareel), the name of five Israelites | name
H5834 Ezrah (Ezra), an Israelite | name
H5838 Azariah (Azarjah), King Uzziah; many other Israelites | name
H5841 Gazite (Azzathite), inhabitant of Gaza | name
H5851 Atarah, a wife of Jerahmeel | name
H5853 Ataroth-addar (Atroth-Addar), a place in Palestine | name
H5855 Atroth-shophan, a place in Palestine | scrap
H5857 Ai (Aiath, Aija), a city east of Bethel | name
H5858 Ebal, a mountain near Shechem; two men | name
H5863 Iye-abarim (Ije-ha-Abarim), a place near Palestine | name
H5864 Iim (Ijim), a stop on the border of Moab; a town in Judah | name
H5867 Elam, a country east of Babylonia; a son of Shem; others | name
H5872 En-gedi, an oasis west of the Dead Sea | name
H5873 En-gannim, a town in Judah; one in Issachar | name
H5874 Endor, the town of the medium Saul consulted | name
H5875 En-hakkore, the spring opened for Samson at Lehi | name
H5878 Harod (En-Charod), a spring in Palestine | name
H5879 Enaim (Enam), a place in Palestine | name
H5886 Jackal Well (En-Tannim, Dragon Well), near Jerusalem | name
H5891 Ephah, a son of Midian; Caleb’s concubine; another | name
H5897 Irad, a grandson of Cain | name
H5898 City of Salt, a place near the Dead Sea | name
H5899 City of Palms (Ir-hat-Temarim), Jericho | name
H5902 Iram, a chief of Edom | name
H5905 Ir-shemesh, a town in Dan | name
H5907 Achbor (Akbor), an Edomite; two Israelites | name
H5910 Acco (Akko, Accho), a port in Palestine | missing
H5911 Achor (Akor), a valley near Jericho | name
H5912 Achan (Akan), who stole devoted goods at Jericho | name
H5915 Achsah (Aksah), Caleb’s daughter | name
H5917 Achar (Akar), another name of Achan | name
H5918 Ochran (Okran), the father of Pagiel | name
H5933 Alvah (Aliah), an Edomite chief | name
H5935 Alvan (Alian), an Edomite | name
H5941 Eli, high priest at Shiloh | name
H5964 Alemeth, two Israelites; a place in Palestine | name
H5983 Ammon, a people east of the Jordan, from Lot’s son | name
H5985 Ammonitess, Ammonite woman | name
H5989 Ammihud, the name of four or five men | name
H5992 Amminadab, Nahshon’s father; others | name
H6002 Amalek, a grandson of Esau; his people | name
H6005 Immanuel, the child promised in Isaiah | name
H6017 Gomorrah (Amorah), a city near the Dead Sea | name
H6018 Omri, a king of Israel; other Israelites | name
H6019 Amram, Moses’ father; another Israelite | name
H6021 Amasa, Absalom’s army commander; an Ephraimite | name
H6023 Amashsai (Amashsay, Amashai), an Israelite | name
H6034 Anah, two men and perhaps a woman of Edom | name
H6048 Anammelech (Anammelek), a god of Sepharvaim | name
H6055 Ananiah (Ananjah), an Israelite; a place in Palestine | missing
H6061 Anak, ancestor of the giant Anakim | name
H6063 Aner, an Amorite; a place in Palestine | scrap
H6067 Anath, the judge Shamgar’s father | name
H6068 Anathoth, Jeremiah’s home town; two Israelites | name
H6069 Anathothite, inhabitant of Anathoth | name
H6070 Anthothijah (Antothijah), an Israelite | name
H6078 Ophni (Ophnite), a place in Palestine | missing
H6084 Ophrah, Gideon’s town; another place; an Israelite | name
H6085 Ephron, the Hittite who sold Machpelah; a place | name
H6107 Ezem (Etsem, Azem), a place in Palestine | name
H6130 Akan, a Horite of Edom | name
H6138 Ekron, a Philistine city | name
H6147 Er, Judah’s first son; another Israelite | name
H6159 Oreb, a prince of Midian; a rock | name
H6164 Arbathite, inhabitant of Beth-arabah | name
H6166 Arad, a town in the Negev; a Benjaminite | name
H6204 Orpah, Naomi’s Moabite daughter-in-law | name
H6208 Arkite, one of a Canaanite people | name
H6214 Asahel, Joab’s brother; others | name
H6215 Esau (Esav), a son of Isaac; his descendants | name
H6230 Esek, a well dug by Isaac’s servants | missing
H6252 Ashtaroth, Canaanite goddesses; a town in Bashan | name
H6255 Ashteroth-karnaim, a place East of the Jordan | name
H6271 Athaliah (Athaljah), queen of Judah; two Israelites | missing
H6274 Othniel, the first judge of Israel | name
H6278 Eth-kazin (Eth-Katsin, Ittah-kazin), a place in Palestine | name
H6290 Paran, a wilderness south of Canaan | plain
H6307 Paddan-aram (Paddan), a region of Syria | name
H6316 Put, a son of Ham; Libya | mixed
H6318 Potiphar, Joseph’s Egyptian master | name
H6319 Potiphera (Poti-pherah), Joseph’s father-in-law | name
H6322 Pul, Assyrian king (Tiglath-pileser); a people | name
H6324 Punite, descendant of Puvah | scrap
H6326 Puah, a Hebrew midwife | name
H6336 Puthite, member of a family of Kiriath-jearim | scrap
H6355 Pahath-moab (Pachath-Moab), an Israelite | name
H6364 Pi-beseth, Bubastis, a city in Egypt | name
H6367 Pi-hahiroth (Pi-ha-Chiroth), a place in Egypt | name
H6369 Phicol (Phichol), a Philistine commander | name
H6372 Phinehas (Pinechas), Aaron’s grandson; a son of Eli | name
H6373 Pinon, a chief of Edom | name
H6376 Pishon (Pison), a river of Eden | name
H6380 Pochereth-hazzebaim (Pokereth-Tsebajim), Solomon’s servant | name
H6389 Peleg, a son of Eber | name
H6401 Pilha (Pilcha, Pileha), an Israelite | name
H6406 Palti, to whom Saul gave Michal; a spy | name
H6409 Paltiel, to whom Saul gave Michal; a leader | name
H6429 Philistia (Pelesheth), a region on the coast of Palestine | name
H6430 Philistine (Pelishtite), inhabitant of Philistia | name
H6432 Pelethite, one of David’s guard | name
H6439 Penuel, the place where Jacob wrestled; two Israelites | name
H6444 Peninnah, a wife of Elkanah | name
H6449 Pisgah, a mountain ridge in Moab | name
H6450 Pas-dammim, a place in Judah | name
H6454 Paseah (Paseach), the name of three men | name
H6464 Pau (Pai), a place in Edom | name
H6465 Peor, a mountain in Moab; its god | name
H6469 Peullethai (Peulthai), an Israelite | name
H6483 Happizzez, a priest | plain
H6489 Pekod, an Aramean tribe in Babylonia | name
H6492 Pekah (Pekach), a king of Israel | name
H6494 Pekahiah (Pekachjah), a king of Israel | name
H6502 Piram, king of Jarmuth | name
H6513 Purah (Phurah), Gideon’s servant | name
H6514 Perida (Peruda), one of Solomon’s servants | scrap
H6516 Parvaim (Parvajim), a region known for gold | name
H6522 Perizzite, one of a people of Canaan | name
H6540 Persia (Paras), an Eastern country | scrap
H6547 Pharaoh (Paroh), a general title of Egyptian kings | name
H6548 Pharaoh Hophra (Paroh-Chophra), an Egyptian king | name
H6549 Pharaoh Neco (Paroh-Nekoh), an Egyptian king | name
H6551 Parosh, head of a family that returned from exile | name
H6557 Perez (Perets), a son of Judah by Tamar | name
H6558 Perezite (Partsite), descendant of Perez | name
H6583 Pashhur (Pashchur), a priest who beat Jeremiah; others | name
H6602 Pethuel, the prophet Joel’s father | name
H6604 Pethor, Balaam’s town in Mesopotamia | name
H6636 Zeboiim (Tseboim, Zeboim), a place near the Dead Sea | name
H6637 Zobebah (Tsobebah), a descendant of Judah | name
H6645 Zibiah (Tsibjah), King Joash’s mother | name
H6649 Zibeon (Tsibon), a Horite of Edom | name
H6659 Zadok (Tsadok), a priest of David; others | name
H6667 Zedekiah (Tsidkijah), last king of Judah; others | name
H6689 Zuph (Tsuph), an ancestor of Samuel; a district | name
H6717 Ziba (Tsiba), a servant of Saul’s house | name
H6721 Sidon (Tsidon), a city in Phoenicia; a son of Canaan | name
H6722 Sidonian (Tsidonian), inhabitant of Sidon | name
H6741 Zillah (Tsillah), a wife of Lamech | name
H6753 Hazzelelponi (Tselelponi), a woman of Judah | name
H6756 Zalmon (Tsalmon), a place in Palestine; an Israelite | missing
H6759 Zalmunna (Tsalmunna), a king of Midian | name
H6765 Zelophehad (Tselophchad), a man whose daughters inherited | name
H6768 Zelek (Tselek), an Ammonite warrior of David | name
H6769 Zillethai (Tsillethai, Zilthai), the name of two Israelites | name
H6786 Zemarite (Tsemarite), one of a Canaanite people | name
H6799 Zenan (Tsenan), a town in Judah | name
H6811 Zair (Tsair), a place in or near Edom | name
H6815 Zaanannim (Tsaanannim, Zaanaim), a place in Palestine | name
H6820 Zoar (Tsoar), the town to which Lot fled | name
H6825 Zepho (Tsepho), a grandson of Esau | name
H6834 Zippor (Tsippor), King Balak’s father | name
H6846 Zephaniah (Tsephanjah), the prophet; a priest; others | name
H6847 Zaphenath-paneah (Tsophnath-Paneach), Joseph’s Egyptian name | name
H6860 Ziklag (Tsiklag), the town Achish gave to David | name
H6865 Tyre (Tsor), a city in Phoenicia | name
H6868 Zeredah (Tseredah, Zereda), a place in Palestine | name
H6870 Zeruiah (Tserujah), David’s sister, Joab’s mother | name
H6871 Zeruah (Tseruah), King Jeroboam’s mother | name
H6881 Zorah (Tsorah), Samson’s home town | name
H6882 Zorathite (Tsorite), inhabitant of Zorah | name
H6886 Zarephath (Tsarephath), a town in Phoenicia | name
H6888 Zererah (Tsererah, Zererath), a place in Palestine | missing
H6890 Zereth-shahar (Tsereth-hash-Shachar), a place in Palestine | name
H6938 Kedar, a son of Ishmael; an Arab tribe | name
H6943 Kedesh, a city of refuge in Galilee; other towns | name
H6955 Kohath (Kehath), a son of Levi | name
H6956 Kohathite, descendant of Kohath | name
H6976 Hakkoz (Kots, Koz), a priest; a descendant of Judah | name
H6997 Hakkatan (Katan), an Israelite | name
H7014 Cain (Kajin), the first son of Adam; a place; a tribe | scrap
H7017 Kenite, member of a nomadic tribe | name
H7018 Kenan, a son of Enosh | name
H7024 Kir, a place in Assyria, and one in Moab | scrap
H7027 Kish, King Saul’s father; others | name
H7055 Kemuel, a nephew of Abraham; two Israelites | scrap
H7056 Kamon (Camon), a place East of the Jordan | name
H7073 Kenaz, Othniel’s father; a grandson of Esau; others | name
H7074 Kenizzite (Kenezite), descendant of Kenaz | name
H7084 Keilah, a town of Judah David rescued | name
H7103 Keziah (Ketsiah), a daughter of Job | name
H7104 Emek-keziz (Keziz), a town of Benjamin | name
H7141 Korah (Korach), a Levite rebel; also two Edomites | name
H7143 Kareah (Kareach), the captain Johanan’s father | name
H7145 Korahite (Korchite), descendant of Korah | name
H7153 Kiriath-arba, older name of Hebron | name
H7154 Kiriath-baal (Kirjath-Baal, Kiriath-jearim), in Judah | name
H7155 Kiriath-huzoth (Kirjath-Chutsoth), a place in Moab | name
H7156 Kiriathaim (Kirjathaim), the name of two places | scrap
H7157 Kiriath-jearim, a place in Judah | name
H7158 Kiriath-sannah (Kirjath-Sannah, Kiriath-sepher), in Judah | name
H7173 Karka, a place on Judah’s southern border | name
H7204 Haroeh (Roeh), an Israelite | name
H7205 Reuben, a son of Jacob and his tribe | name
H7208 Reumah, Nahor’s concubine | name
H7216 Ramoth, a city of refuge in Gilead; another town | name
H7237 Rabbah, the capital of Ammon | name
H7248 Rab-mag, title of a Babylonian official | name
H7249 Rabsaris, title of a high official | name
H7294 Rahab, a sea monster; a name for Egypt | name
H7327 Ruth, a Moabite woman, wife of Boaz | name
H7331 Rezon, a king of Damascus | name
H7340 Rehob (Rechob), the name of three places and two men | scrap
H7343 Rahab (Rachab), the prostitute of Jericho | name
H7344 Rehoboth (Rechoboth), the name of three places | scrap
H7346 Rehoboam (Rechabam), Solomon’s son, king of Judah | name
H7348 Rehum (Rechum), a Persian official and some Israelites | scrap
H7394 Rechab (Rekab), Jonadab’s father; a murderer; others | name
H7397 Recah, a place in Judah; also Rechabite | mixed
H7403 Racal (Rakal), a place in Palestine | name
H7410 Ram, an ancestor of David; others | name
H7414 Ramah, a town of Benjamin; Samuel’s home; others | name
H7417 Rimmon, several places; also a Syrian god | name
H7425 Remaliah (Remaljah), King Pekah’s father | name
H7428 Rimmon-perez (Rimmon-Perets), a place in the Desert | name
H7466 Reu, a son of Peleg | name
H7467 Reuel, a son of Esau; also Moses’ father-in-law | name
H7484 Raamah, a grandson of Ham; also his people in Arabia | name
H7497 Rephaim, a people of giants | missing
H7525 Rizia (Ritsjah), an Israelite | name
H7526 Rezin (Retsin), a king of Syria; a temple servant | name
H7532 Rizpah (Ritspah), Saul’s concubine | name
H7552 Rekem, a king of Midian; two Israelites; a town | missing
H7586 Saul (Shaul), first king of Israel; also other men | name
H7597 Shealtiel, Zerubbabel’s father | name
H7598 Shealtiel, Zerubbabel’s father | name
H7609 Sheerah, a daughter of Ephraim | name
H7610 Shear-jashub, a son of Isaiah (symbolic name) | name
H7614 Sheba, a people and land in Arabia | order
H7627 Shebat, the eleventh Jewish month | name
H7634 Sachia (Shobjah), an Israelite | name
H7644 Shebna, a court official of Hezekiah | name
H7652 Sheba, a Benjaminite rebel; also a place | name
H7656 Shibah, Isaac’s well at Beersheba | name
H7714 Shadrach (Shadrak), one of Daniel’s companions | scrap
H7715 Shadrach (Shadrak), one of Daniel’s companions | scrap
H7724 Sheva, David’s secretary; another Israelite | name
H7731 Shobach (Shobak), a Syrian general | name
H7741 Shaveh Kiriathaim (Shaveh-Kirjathajim), a plain in Moab | scrap
H7747 Shuhite (Shuchite), descendant of Shuah | name
H7749 Shuhamite (Shuchamite), descendant of Shuham | name
H7755 Socoh (Sokoh), the name of two places in Judah | name
H7756 Sucathite (Sukathite) | name
H7759 Shulammite (Shulammith), woman of the Song of Songs | name
H7767 Shunammite (Shunammitess), woman of Shunem | name
H7770 Shua, a Canaanite | name
H7772 Shoa, an eastern people | name
H7774 Shua, a woman of Asher | name
H7780 Shophach (Shophak), a Syrian general | name
H7798 Shavsha, David’s secretary | name
H7800 Susa (Shushan), a royal city of Persia | name
H7831 Shahazumah (Shachatsom), a place in Issachar | name
H7865 Sion (Siyon), another name of Mount Hermon | name
H7884 Shihor-libnath (Shichor-Libnath), a stream of Palestine | name
H7886 Shiloh, a title in Jacob’s blessing of Judah | theology
H7887 Shiloh, the town of the tabernacle in Ephraim | name
H7906 Secu (Seku), a place in Palestine | name
H7927 Shechem (Shekem), a city near Gerizim; Hamor’s son | name
H7940 Sachar (Sakar), the name of two Israelites | name
H7942 Shikkeron (Shicron), a place in Judah | scrap
H7956 Shelah, a son of Judah | name
H7967 Shallum, a king of Israel; a king of Judah; others | name
H7974 Shelah (Shelach), a grandson of Shem | name
H8007 Salma, Boaz’s father; another Israelite | name
H8009 Salmon (Salmah), Boaz’s father | name
H8010 Solomon (Shelomah), David’s son, king of Israel | name
H8012 Salmon, Boaz’s father | name
H8013 Shelomoth, the name of two Israelites | name
H8019 Shelomith, the name of several Israelite men and women | name
H8024 Shelanite, descendant of Shelah | name
H8026 Sheleph, a son of Joktan | name
H8031 Shalishah, a place in Palestine | name
H8048 Shammah, a brother of David; a warrior; others | name
H8050 Samuel (Shemuel), the prophet and judge | name
H8067 Sheminith, a musical term (perhaps “on the eighth”) | name
H8072 Samlah, a king of Edom | name
H8073 Shamlai (Shalmai), one of the temple servants | name
H8087 Shema, the name of four Israelites | name
H8095 Simeon (Shimon), a son of Jacob and his tribe | name
H8096 Shimei (Shimi), who cursed David; others | name
H8097 Shimeite (Shimite), descendant of Shimei | name
H8098 Shemaiah (Shemajah), a prophet; many other Israelites | name
H8100 Shimeath (Shimath), an Ammonite woman | name
H8106 Shemer, owner of Samaria; also Israelites | name
H8110 Shimron, a son of Issachar; a Canaanite town | name
H8111 Samaria (Shomeron), the capital of Israel; its region | name
H8115 Samaria (Shomrain), the city and its region | name
H8116 Shimrith, a Moabite woman | name
H8123 Samson (Shimshon), a judge of great strength | name
H8124 Shimshai, a Persian official’s scribe in Samaria | name
H8126 Shumathite, one of a clan of Kiriath-jearim | scrap
H8134 Shinab, king of Admah | name
H8137 Shenazzar (Shenatstsar), King Jehoiachin’s son | name
H8149 Senir (Shenir), Amorite name of Mount Hermon | name
H8165 Seir, the hill country of Edom | name
H8167 Seirah, a place in Palestine | name
H8170 Shaalbonite, inhabitant of Shaalbim | name
H8171 Shaalim, a region in Palestine | name
H8195 Shepho, an Edomite | name
H8202 Shaphat, Elisha’s father; others | name
H8208 Shaphir, a place in Palestine | name
H8234 Shepher, a place in the Desert | name
H8236 Shiphrah, a Hebrew midwife | name
H8272 Sharezer (Sharetser), a son of Sennacherib | scrap
H8286 Serug, a son of Reu, Nahor’s father | name
H8289 Sharon, the coastal plain of Palestine | scrap
H8294 Serah (Serach), Asher’s daughter | name
H8303 Sirion (Shirjon), Sidonian name of Mount Hermon | name
H8304 Seraiah (Serajah), a chief priest; others | name
H8339 Sheshbazzar (Sheshbatstsar), prince and governor of Judah | name
H8340 Sheshbazzar (Sheshbatstsar), a governor of Judah | name
H8344 Sheshai, one of the Anakim | name
H8352 Seth (Sheth), a son of Adam | scrap
H8364 Shuthalhite (Shuthalchite), descendant of Shuthelah | name
H8369 Shethar, a Persian prince | name
H8402 Tibni, Omri’s rival for the throne | name
H8412 Tadmor, a desert city of Syria (Palmyra) | name
H8413 Tidal, a king of Goiim | name
H8422 Tubal, a son of Japheth; his people | name
H8423 Tubal-cain (Tubal-Kajin), the first smith, Lamech’s son | name
H8439 Tola, a judge of Israel; a son of Issachar | name
H8445 Tokhath (Tokahath), an Israelite | name
H8461 Tahchemonite (Tachkemoni), epithet of a warrior of David | name
H8470 Tahanite (Tachanite), descendant of Tahan | name
H8471 Tahpanhes (Tachpanches), a city in Egypt | scrap
H8472 Tahpenes (Tachpenes), an Egyptian queen | name
H8477 Tahash (Tachash), a relative of Abraham | name
H8480 Tahath, the name of Israelites and of a place | order
H8487 Teman, a grandson of Esau and a region of Edom | name
H8489 Temanite, inhabitant of Teman | name
H8491 Tizite (Titsite), epithet of Joha, David’s warrior | scrap
H8493 Tiria (Tirja), an Israelite | scrap
H8512 Tel-abib, a place in Babylonia | name
H8521 Tel-harsha (Tel-Charsha), a place in Babylonia | name
H8526 Talmai, a king of Geshur; one of the Anakim | name
H8542 Tammuz, a Babylonian deity | name
H8547 Temah (Temach), one of the Nethinim | name
H8553 Timnah, the name of two places in Palestine | name
H8555 Timna, concubine of Esau’s son Eliphaz; a chief of Edom | name
H8556 Timnath-heres (Timnath-Cheres), Joshua’s town | name
H8559 Tamar, Judah’s daughter-in-law; David’s daughter; others | name
H8583 Toi (Tou), a king of Hamath | name
H8599 Tappuah (Tappuach), two towns in Palestine; an Israelite | missing
H8612 Topheth, a place near Jerusalem | name
H8613 Topheth (Tophteh), a place of burning | name
H8620 Tekoa, the prophet Amos’s home town | name
H8621 Tekoite, inhabitant of Tekoa | name
H8640 Tirhakah, a king of Cush (Ethiopia) | name
H8646 Terah (Terach), Abraham’s father; a camp in the desert | missing
H8656 Tirzah (Tirtsah), early capital of Israel; a woman | name
H8659 Tarshish, a distant port on the Mediterranean | scrap
H8664 Tishbite, native of Tishbe (of Elijah) | name
H8674 Tattenai, a Persian governor | name
G3 Abaddon, the angel of the abyss | scrap
G5 Abba, father (Aramaic) | missing
G6 Abel, the son of Adam killed by Cain | name
G7 Abijah, a king of Judah; a priest | name
G8 Abiathar, a priest in David’s time | name
G13 Agabus, a Christian prophet | name
G67 Agrippa (Agrippas), King Herod Agrippa II | name
G78 Addi, an Israelite | name
G98 of Adramyttium (Adramyttene), a port of Mysia | name
G99 Adria, the Adriatic Sea | scrap
G108 Azotus, the Philistine city Ashdod | name
G116 Athens (Athenæ), a city of Greece | name
G124 Egyptian (Ægyptian), inhabitant of Egypt | name
G132 Aeneas, a paralyzed man Peter healed | name
G184 Akeldama, a field near Jerusalem | name
G207 Aquila (Akulas), Priscilla’s husband | name
G223 Alexander, son of Simon of Cyrene; other men | name
G256 Alphaeus, father of James; father of Levi | name
G284 Amminadab (Aminadab), an ancestor of David | name
G300 Amon, a king of Judah | name
G301 Amos, an Israelite | order
G367 Ananias, Sapphira’s husband; a disciple; a high priest | name
G406 Andrew (Andreas), an apostle, Peter’s brother | name
G408 Andronicus (Andronicos), a relative of Paul | name
G451 Anna, a prophetess in the temple | name
G452 Annas, a high priest | name
G490 Antioch (Antiochia), a city in Syria; one in Pisidia | name
G491 Antiochian, inhabitant of Antioch | name
G493 Antipas, a martyr at Pergamum | name
G623 Apollyon, the angel of the abyss | scrap
G625 Apollos, a Christian teacher from Alexandria | name
G675 Appius, in the name Forum of Appius, south of Rome | scrap
G689 Aram, an ancestor of David (Ram) | name
G690 Arabian (Arab), native of Arabia | name
G697 Areopagus, the hill of Ares in Athens | scrap
G702 Aretas, a king of the Nabatean Arabs | name
G707 Arimathea, a town in Judea | name
G708 Aristarchus, a Macedonian companion of Paul | name
G711 Aristobulus (Aristoboulus), a man in Rome | name
G717 Armageddon, the place of the last battle | name
G734 Artemas, a companion of Paul | name
G735 Artemis, a Greek goddess worshiped at Ephesus | scrap
G742 Arphaxad, a son of Shem | name
G745 Archelaus, ruler of Judea, son of Herod the Great | name
G751 Archippus, a Christian of Colossae | name
G760 Asa, a king of Judah | name
G775 Asiarch, an official of the province of Asia | plain
G881 Ahaz (Achaz), a king of Judah | name
G882 Achaia, the Roman province of Greece | name
G883 Achaicus, a Christian of Corinth | name
G896 Baal, a Canaanite god | name
G897 Babylon, the capital of Babylonia | name
G903 Balaam, a prophet hired to curse Israel | name
G904 Balak, a king of Moab | name
G910 Baptist, the title of John | name
G912 Barabbas, the prisoner freed instead of Jesus | name
G913 Barak, Israelite commander with Deborah | name
G914 Barachiah (Barachias), Zechariah’s father | name
G919 Bar-Jesus, a Jewish magician on Cyprus | name
G920 Bar-Jonah (Bar-jonas), a name of Simon Peter | name
G921 Barnabas, a companion of Paul | name
G923 Barsabbas (Bar-sabas), surname of Joseph and of Judas | name
G924 Bartimaeus, a blind beggar of Jericho | name
G958 Benjamin, a tribe of Israel | name
G959 Bernice, sister of Herod Agrippa II | name
G961 Berean, native of Berea | name
G963 Bethany, a village near Jerusalem; one on the Jordan | name
G965 Bethlehem (Bethleem), Jesus’ birthplace in Judea | name
G966 Bethsaida, a town on the Lake of Galilee | name
G967 Bethphage, a village near Jerusalem | name
G978 Bithynia, a region of Asia Minor | name
G1003 Boaz (Booz), Ruth’s husband | name
G1007 Beor (Bosor), the father of Balaam | name
G1042 Gabbatha, a paved place in Jerusalem | name
G1048 Gaza (Gazah), a Philistine city | name
G1050 Gaius, the name of several Christians | name
G1053 Galatia, a region of Asia Minor | name
G1057 Galilean | name
G1058 Gallio (Gallion), the Roman proconsul of Achaia | name
G1059 Gamaliel, a Pharisee, Paul’s teacher | name
G1066 Gideon (Gedeon), a judge of Israel | name
G1115 Golgotha, the place where Jesus was crucified | name
G1136 Gog, a symbolic name of God’s last enemies | theology
G1158 Daniel, the prophet | name
G1179 Decapolis, a district of ten Greek cities | name
G1190 Derbean (Derbæan), inhabitant of Derbe | name
G1214 Demas, a companion who deserted Paul | name
G1216 Demetrius, a silversmith of Ephesus; a Christian | name
G1324 Didymus (Twin), surname of the apostle Thomas | name
G1354 Dionysius, an Athenian convert of Paul | name
G1359 Castor and Pollux, the twin sons of Zeus | plain
G1361 Diotrephes, a man who opposed John | name
G1393 Dorcas, a Christian woman Peter raised (Tabitha) | name
G1409 Drusilla, the governor Felix’s Jewish wife | name
G1443 Eber, ancestor of the Hebrews | name
G1478 Hezekiah (Ezekias), a king of Judah | name
G1665 Elizabeth (Elisabet), mother of John the Baptist | name
G1666 Elisha (Elissæus), the prophet | name
G1672 Greek, Gentile (non-Jew) | missing
G1674 Greek woman | missing
G1675 Hellenist, Greek-speaking Jew | plain
G1695 Emmaus, a village near Jerusalem | name
G1697 Hamor (Emmor), Shechem’s father | name
G1800 Enos, a son of Seth | name
G1802 Enoch, who was taken up by God | name
G1866 Epaenetus, Paul’s first convert in Asia | name
G1889 Epaphras, founder of the church at Colossae | name
G1891 Epaphroditus, messenger of the Philippians | name
G2037 Erastus, a companion of Paul; a city treasurer | name
G2060 Hermes, messenger of the Greek gods; a Christian | name
G2061 Hermogenes, who turned away from Paul | order
G2074 Hezron (Esrom), a grandson of Judah | name
G2131 Eunice, Timothy’s mother | name
G2148 Euroclydon, a violent northeast wind | name
G2161 Eutychus, a young man who fell from a window | name
G2194 Zebulun (Zabulon), a tribe of Israel and its land | name
G2195 Zacchaeus, a chief tax collector | mixed
G2196 Zerah (Zara), a son of Judah | name
G2197 Zechariah, father of John the Baptist; a prophet | name
G2199 Zebedee (Zebedæus), father of James and John | name
G2208 Zealot, the surname of Simon the apostle | name
G2211 Zenas, a lawyer and Christian | name
G2216 Zerubbabel (Zorobabel), governor after the exile | name
G2242 Heli, Joseph’s father according to Luke | name
G2243 Elijah (Helias), the prophet | name
G2264 Herod the Great; Herod Antipas; Herod Agrippa I | order
G2265 Herodian (Herodians), supporter of Herod | plain
G2266 Herodias, wife of Herod Antipas | name
G2268 Isaiah (Hesaias), the prophet | name
G2269 Esau, the brother of Jacob | name
G2283 Tamar (Thamar), mother of Perez by Judah | name
G2321 Theophilus, to whom Luke and Acts are addressed | name
G2331 Thessalonian (Thessalonican), inhabitant of Thessalonica | name
G2332 Thessalonica, a city of Macedonia | mixed
G2333 Theudas, leader of a revolt | name
G2363 Thyatira, a city of Asia Minor | name
G2381 Thomas, one of the twelve apostles | name
G2383 Jairus, a synagogue leader | name
G2385 James (Jacobus), two apostles; the Lord’s brother | name
G2387 Jambres, an Egyptian magician | name
G2388 Jannai (Janna), an Israelite | name
G2389 Jannes, an Egyptian magician | name
G2391 Jared, Enoch’s father | name
G2394 Jason, Paul’s host at Thessalonica | name
G2401 Idumea (Edom), a region south of Judea | name
G2403 Jezebel (Jezabel), a false prophetess at Thyatira | name
G2408 Jeremiah (Hieremias), the prophet | name
G2410 Jericho, a city in the Jordan valley | name
G2414 Jerusalem (Hierosolyma), the capital of Judea | name
G2415 inhabitant of Jerusalem (Hierosolymite) | name
G2419 Jerusalem (Hierusalem), the capital of Judea | name
G2421 Jesse (Jessæ), David’s father | name
G2422 Jephthah (Jephthaë), a judge of Israel | name
G2423 Jechoniah (Jechonias), a king of Judah | name
G2424 Jesus; Joshua | theology
G2430 Iconium, a city of Asia Minor | name
G2437 Illyricum (Illyrican), a region of Europe | scrap
G2445 Joppa (Joppe), a seaport of Palestine | name
G2448 Judah, a tribe of Israel and its land | name
G2449 Judea (Judaea), a region of Palestine | name
G2455 Judas (Judah), Judas Iscariot; Judah, Jacob’s son; others | name
G2458 Junia (Junias), a Christian, relative of Paul | name
G2459 Justus, the name of three Christians | scrap
G2488 Jotham (Joatham), a king of Judah | name
G2489 Joanna, a follower of Jesus, Chuza’s wife | name
G2491 John (Joannes), the Baptist; the apostle; Mark | name
G2492 Job, the righteous sufferer | name
G2493 Joel, the prophet | name
G2495 Jonah (Jonas), the prophet; Peter’s father | name
G2496 Joram, a king of Judah | name
G2498 Jehoshaphat (Josaphat), a king of Judah | name
G2499 Joses (Jose), an ancestor of Jesus | order
G2501 Joseph, Mary’s husband; a son of Jacob; others | name
G2502 Josiah (Josias), a king of Judah | name
G2533 Caiaphas, the high priest who tried Jesus | name
G2542 Caesarea (Cæsaria), a seaport; Caesarea Philippi | name
G2580 Cana, a village in Galilee | name
G2581 Cananaean (Cananites), Zealot, an epithet of Simon | name
G2582 Candace, queen of the Ethiopians | name
G2584 Capernaum, a town on the Lake of Galilee | name
G2797 Kish (Cis), King Saul’s father | name
G2804 Claudius, a Roman emperor; Claudius Lysias | name
G2810 Cleopas, a disciple on the road to Emmaus | name
G2815 Clement (Clemes), Paul’s fellow worker at Philippi | name
G2832 Clopas, husband (or father) of one Mary | name
G2857 Colossae, a city of Asia Minor | name
G2879 Korah (Core), a Levite who rebelled against Moses | name
G2883 Cornelius, a Roman centurion and convert | name
G2913 Crescens (Cresces), a companion of Paul | name
G2921 Crispus, a synagogue leader at Corinth | name
G2953 Cypriot, inhabitant of Cyprus | name
G2956 Cyrenian (Cyrenaean), inhabitant of Cyrene | name
G2957 Cyrene, a city of North Africa | name
G2958 Quirinius (Cyrenius), Roman governor of Syria | name
G2973 Cosam, an Israelite | name
G2976 Lazarus, whom Jesus raised; a beggar in a parable | name
G2984 Lamech, Noah’s father | name
G2993 Laodicea (Laodicia), a city of Asia Minor | name
G2994 Laodicean, inhabitant of Laodicea | name
G3002 Lebbaeus, the apostle Thaddaeus | name
G3017 Levi, a son of Jacob and his tribe; two others | name
G3018 Levi, a tax collector who followed Jesus | name
G3032 Freedman (former slave) | name
G3065 Luke (Lucas), a physician, companion of Paul | name
G3066 Lucius, a teacher at Antioch; a relative of Paul | name
G3070 Lydia, a seller of purple cloth, Paul’s convert | name
G3073 Lycia, a region of Asia Minor | mixed
G3079 Lysias, the Roman commander in Jerusalem | name
G3090 Lois, Timothy’s grandmother | name
G3091 Lot, Abraham’s nephew | name
G3094 Magdalene, of Magdala | name
G3103 Methuselah (Mathusala), Enoch’s son | name
G3121 Mahalalel (Maleleel), Jared’s father | name
G3124 Malchus, servant of the high priest | name
G3127 Manaen, a teacher at Antioch | name
G3128 Manasseh (Mannasses), a tribe; a king of Judah | name
G3136 Martha, sister of Mary and Lazarus | name
G3137 Mary, Jesus’ mother; Mary Magdalene; others | name
G3138 Mark (Marcus), the evangelist (John Mark) | name
G3156 Matthew (Matthæus), one of the twelve apostles | name
G3159 Matthias, the apostle chosen in place of Judas | name
G3161 Mattathias, the name of two Israelites | name
G3198 Melchizedek (Melchisedek), priest and king of Salem | name
G3323 Messiah (Messias), the Anointed One | name
G3416 Mnason, a Christian from Cyprus, Paul’s host | name
G3475 Moses, the Hebrew lawgiver | scrap
G3476 Nahshon (Naasson), an ancestor of David | name
G3478 Nazareth, a town in Galilee | name
G3481 Nathan, a son of David | name
G3482 Nathanael, a disciple of Jesus from Cana | name
G3484 Nain, a town in Galilee | name
G3497 Naaman (Neeman), the Syrian general Elisha healed | name
G3526 Niger, surname of Simeon, a teacher at Antioch | name
G3527 Nicanor, one of the seven chosen to serve | name
G3530 Nicodemus, a Pharisee who came to Jesus by night | name
G3532 Nicolaus, one of the seven chosen to serve | name
G3533 Nicopolis, a city of Epirus in western Greece | name
G3575 Noah (Noë), builder of the ark | name
G3604 Uzziah (Ozias), a king of Judah | name
G3682 Onesimus, Philemon’s slave, a convert of Paul | name
G3683 Onesiphorus, a Christian who helped Paul | name
G3774 Uriah (Urias), the Hittite, Bathsheba’s husband | name
G3937 Parmenas, one of the seven chosen to serve | name
G3972 Paul (Paulus), the apostle; also Sergius Paulus, a proconsul | order
G4010 Pergamum (Pergamus), a city of Asia Minor | name
G4069 Persis, a Christian woman | name
G4091 Pilate (Pilatus), the Roman governor of Judea | name
G4194 Pontius, the family name of Pilate | name
G4196 Publius (Poplius), the chief man of Malta | name
G4201 Porcius, the family name of the governor Festus | name
G4251 Prisca (Priska), Aquila’s wife (Priscilla) | name
G4252 Priscilla, Aquila’s wife | name
G4402 Prochorus, one of the seven chosen to serve | name
G4424 Ptolemais, a port of Palestine (Acco) | name
G4436 Python, a spirit of divination | plain
G4460 Rahab (Raab), the prostitute of Jericho | name
G4466 Reu (Ragau), an ancestor of Abraham | name
G4471 Ramah, a town of Benjamin | name
G4477 Rahab (Rachab), mother of Boaz | name
G4481 Rephan (Remphan), a star god | name
G4497 Rehoboam (Roboam), a king of Judah | name
G4502 Reuben (Ruben), a tribe of Israel | name
G4503 Ruth, a Moabite woman, wife of Boaz | name
G4504 Rufus, son of Simon of Cyrene; a Christian at Rome | name
G4516 Rome (Roma), the capital of the Roman Empire | name
G4523 Sadducee (Sadducæan), member of a Jewish priestly party | name
G4527 Shelah (Sala), an ancestor of Abraham | name
G4528 Shealtiel (Salathiel), Zerubbabel’s father | name
G4532 Salem, Melchizedek’s city | name
G4533 Salmon, Boaz’s father | name
G4539 Salome, a woman who followed Jesus | name
G4542 Samaritan woman (Samaritess) | name
G4545 Samuel, the prophet | name
G4546 Samson (Sampson), a judge of Israel | name
G4549 Saul, the Jewish name of Paul; the first king | name
G4551 Sapphira, Ananias’s wife | order
G4554 Sardis, a city of Asia Minor | name
G4558 Zarephath (Sarepta), a town in Phoenicia | name
G4562 Serug (Saruch), an ancestor of Abraham | name
G4567 Satan | theology
G4580 Secundus, a companion of Paul | name
G4581 Seleucia (Seleuceia), the port of Antioch in Syria | name
G4584 Semein (Semei), an Israelite | name
G4588 Sergius, Sergius Paulus, proconsul of Cyprus | name
G4589 Seth, a son of Adam | name
G4590 Shem (Sem), a son of Noah | name
G4605 Sidon, a city of Phoenicia | name
G4609 Silas, a companion of Paul | name
G4610 Silvanus, a companion of Paul (Silas) | name
G4613 Simon: Peter; another apostle; other men | name
G4630 Sceva (Scevas), a Jewish chief priest | name
G4658 Scythian (Scythene), of a people by the Black Sea | name
G4667 Smyrna, a city of Asia Minor | name
G4668 Smyrnaean (Smyrnæan), inhabitant of Smyrna | name
G4670 Sodom (Sodoma), a city near the Dead Sea | name
G4677 Susanna (Susannah), a woman who followed Jesus | name
G4734 Stephanas, Paul’s first convert in Achaia | name
G4736 Stephen (Stephanus), the first Christian martyr | name
G4770 Stoic, follower of a Greek school of philosophy | name
G4826 Simeon (Symeon), who blessed the child Jesus; others | name
G4941 Syntyche, a Christian woman | name
G4949 Syrophoenician woman | name
G4950 Syrtis, sandbanks off North Africa | name
G4966 Shechem (Sychem), a city in Samaria; the son of Hamor | name
G4986 Sopater (Sopatrus), a companion of Paul | name
G4988 Sosthenes, synagogue leader at Corinth; a Christian | name
G4999 Three Taverns (Tabernæ), a stopping place near Rome | name
G5000 Tabitha, a Christian woman Peter raised (Dorcas) | name
G5018 native of Tarsus (Tarsean) | name
G5019 Tarsus, a city of Cilicia, Paul’s birthplace | name
G5060 Tertius, who wrote down Romans for Paul | name
G5061 Tertullus, a lawyer who accused Paul | name
G5090 Timaeus, Bartimaeus’s father | name
G5095 Timothy (Timotheus), a companion of Paul | name
G5096 Timon, one of the seven chosen to serve | name
G5103 Titus, a companion of Paul | name
G5161 Trophimus, a companion of Paul from Ephesus | name
G5173 Tryphosa, a Christian woman | name
G5174 Troas (Troad), a port in Asia Minor | name
G5181 Tyrannus, in whose hall at Ephesus Paul taught | name
G5183 Tyrian, inhabitant of Tyre | name
G5184 Tyre (Tyrus), a city of Phoenicia | name
G5190 Tychicus, a companion of Paul | name
G5211 Hymenaeus, a false teacher | name
G5317 Peleg (Phalek), a son of Eber | name
G5323 Phanuel, the prophetess Anna’s father | name
G5329 Perez (Phares), a son of Judah by Tamar | name
G5330 Pharisee (Pharisean), member of a strict Jewish party | plain
G5344 Felix (Phelix), Roman governor of Judea | name
G5347 Festus (Phestus), Roman governor of Judea | name
G5359 Philadelphia, a city of Asia Minor | name
G5371 Philemon, a Christian, owner of Onesimus | name
G5375 Philippi, a city of Macedonia | name
G5376 Philip (Philippus), an apostle; the evangelist; rulers | name
G5402 Phoebe, a Christian woman of Cenchreae | name
G5403 Phoenicia (Phœnice), the coast north of Palestine | name
G5410 Forum (of Appius), a station near Rome | name
G5415 Fortunatus, a Christian of Corinth | name
G5466 Chaldean, native of Babylonia | name
G5478 Canaanite (Chanaanæan), native of Canaan | name
G5514 Chloe, a woman whose people informed Paul | name
G5523 Chorazin, a town in Galilee | name
G5529 Chuza (Chuzas), an officer of Herod | name
G5547 Christ, Anointed One, Messiah | theology
G5601 Obed, Ruth’s son, David’s grandfather | name
G5617 Hosea (Hosee), the prophet | name
`;
