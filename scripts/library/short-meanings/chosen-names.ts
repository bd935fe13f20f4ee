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
H25 father of Gibeon, an Israelite (Jeiel) | name
H26 Abigail, the name of two Israelite women | plain
H32 Abihail, three men and two women of Israel | plain
H40 Abimelech (Abimelek), Philistine kings and two Israelites | missing
H62 Abel-beth-maacah, a town in northern Israel | name
H63 Abel-shittim, a place in Moab | missing
H72 Ebenezer, a place in Palestine | etymology
H77 Ebez (Ebets), a place in Palestine | name
H94 Agur, author of sayings in Proverbs | name
H114 Addon, a place in Babylonia | name
H121 Adam, the first man | plain
H123 Edom, Esau and the nation from him, its land | missing
H135 Addan, a place in Babylonia | name
H137 Adoni-bezek, a Canaanite king | missing
H143 Adar, the twelfth month | missing
H144 Adar, the twelfth month | missing
H146 Addar, a place in Palestine and an Israelite | name
H177 Uel, an Israelite | scrap
H211 Ophir, a gold region; a son of Joktan | order
H250 Ezrahite (Ezrachite), descendant of Zerah | name
H266 Ahohite (Achochite), descendant of Ahoah | name
H273 Ahzai (Achzai), an Israelite | name
H274 Ahaziah (Achazjah), a king of Israel and a king of Judah | missing
H275 Ahuzzam (Achuzzam), an Israelite | name
H288 Ahimelech (Achimelek), a priest of Nob; a Hittite | missing
H293 Ahinoam (Achinoam), wives of Saul and of David | plain
H298 Ahiramite (Achiramite), descendant of Ahiram | name
H304 Ahlai (Achlai), an Israelite woman and an Israelite man | plain
H307 Ecbatana, the summer capital of Persia | name
H326 Haahashtari, an Israelite | missing
H345 Aiah (Ajah), a Horite and an Israelite | name
H350 Ichabod (Ikabod), a son of Phinehas | name
H356 Elon, a Hittite, two Israelites and a place | missing
H368 Emim, an early people of Moab | name
H372 Iezer, an Israelite | name
H382 men of Tob, a region east of the Jordan | name
H401 Ucal, a man named in Proverbs | plain
H415 El-elohe-Israel (El-Elohi-Jisrael), an altar Jacob built | missing
H416 El-bethel, an altar place of Jacob | name
H439 Allon-bacuth (Allon-Bakuth), an oak near Bethel | name
H466 Eliphelehu, an Israelite | name
H487 Allammelech (Allammelek), a place in Palestine | name
H497 Eleadah, an Israelite | name
H620 Osnappar (Ashurbanipal), an Assyrian king | name
H669 Ephraim (Ephrajim), a son of Joseph and his tribe | missing
H687 Ezer (Etser), a Horite chief | name
H700 Arubboth, a place in Palestine | name
H719 Arvad, an island city of Phoenicia | name
H756 Archevite (Arkevite), native of Erech | name
H757 Archite (Arkite), a clan near Bethel | name
H758 Aram (Syria) and its people | missing
H760 Aram-zobah (Aram of Tsoba), a kingdom in Syria | missing
H761 Aramean (Aramite), Syrian | name
H765 Aran, a Horite | name
H775 Arphaxad (Arpachshad), a son of Shem | name
H780 Ararat, a land north of Assyria (Armenia) | missing
H790 Eshban, a Horite | name
H804 Assyria; Asshur, a son of Shem | mixed
H806 Ashhur (Ashchur), an Israelite | name
H812 Eshcol, a valley near Hebron; an Amorite | order
H824 Eshan, a place in Palestine | name
H840 Asarel, an Israelite | name
H842 Asherah; sacred pole | archaic
H932 Bohan, a son of Reuben | missing
H942 Bavvai, an Israelite | name
H964 Biziothiah, a place in Palestine | name
H978 Baharumite (Bacharumite), inhabitant of Bahurim | name
H991 Beten, a place in Palestine | missing
H1011 Beth-biri, a place in Palestine | name
H1015 Beth-diblathaim (Beth-Diblathajim), a place in Moab | missing
H1020 Beth-jeshimoth, a town east of the Jordan | missing
H1022 Bethlehemite (Beth-lechemite), native of Bethlehem | name
H1027 Beth-haram (Beth-ha-Ram), a place east of the Jordan | name
H1032 Beth-horon (Beth-Choron), two adjoining places in Palestine | missing
H1037 Beth-millo, the name of two citadels | etymology
H1038 Beth-maacah (Beth-Maakah), a place in northern Israel | name
H1040 Beth-eden, a place in Syria | mixed
H1041 Beth-azmaveth, a place in Palestine | missing
H1046 Beth-pelet, a place in Palestine | name
H1106 Bela, son of Benjamin; Edomite king; a place | order
H1133 Ben-hur, an Israelite | name
H1136 Ben-hesed, an Israelite | name
H1139 Bene-berak, a place in Palestine | missing
H1144 Benjamin (Binjamin), youngest son of Jacob and his tribe | missing
H1160 Beor, fathers of Balaam and of an Edomite king | missing
H1190 Baal-shalishah (Baal of Shalishah), a place in Palestine | scrap
H1195 Baana (Banana), the name of several Israelites | scrap
H1212 Bezalel (Betsalel), the name of two Israelites | name
H1218 Bozkath (Botscath), a place in Palestine | name
H1255 Merodach-baladan (Berodak-Baladan), a Babylonian king | name
H1269 Birzaith (Birzoth), an Israelite | name
H1273 Barhumite (Barchumite), native of Bahurim | name
H1302 Barkos, one of the Nethinim | scrap
H1315 Basemath (Bosmath), a wife of Esau; a daughter of Solomon | name
H1337 Bath-rabbim, a gate of Heshbon | missing
H1340 Bath-shua, wife of Judah; Bathsheba | missing
H1390 Gibeah (Gibah), the name of three places in Palestine | missing
H1393 Gibeonite (Gibonite), inhabitant of Gibeon | name
H1394 Gibeath (Gibath), a place in Benjamin | missing
H1395 Gibeathite (Gibathite), inhabitant of Gibeah | name
H1463 Gog, prince of Magog; an Israelite | order
H1511 Girzite (Grizite), member of a native tribe in Palestine | name
H1521 Gihon (Gichon), a spring near Jerusalem; a river of Eden | order
H1569 Gileadite (Giladite), descendant of Gilead | name
H1601 Goah, a place near Jerusalem | name
H1649 Gershonite (Gereshonite), descendant of Gershon | name
H1658 Gishpa, an Israelite | name
H1683 Deborah, a judge and prophetess; Rebekah’s nurse | plain
H1688 Debir, two places in Palestine; an Amorite king | order
H1689 Diblah (Riblah), a place in Syria | name
H1691 Diblaim (Diblajim), father of Hosea’s wife Gomer | plain
H1721 Dodanim (Dodanites), descendants of Javan | missing
H1735 Dodavahu, an Israelite | name
H1787 Dishon, the name of two Horites | name
H1789 Dishan, a Horite | name
H1835 Dan, a son of Jacob, his tribe; a city | missing
H1919 Hadassah, the Hebrew name of Esther | missing
H1928 Hadadezer, a Syrian king | name
H1939 Hodaviah (Hodajvah), an Israelite | name
H1940 Hodiah, an Israelite | order
H1941 Hodiah, the name of three Israelites | name
H1950 Homam, a Horite | name
H1954 Hoshea, Hosea, the name of five Israelites | missing
H1967 Hemam, a Horite | name
H1996 Hamon-gog, the valley where Gog is buried | missing
H1997 Hamonah, a symbolic city in Ezekiel | missing
H2011 Hinnom, a valley at Jerusalem | order
H2038 Harmon, an unknown place | missing
H2047 Hathach (Hathak), a Persian eunuch | name
H2051 Vedan, a place in Arabia | name
H2055 Vaizatha, a son of Haman | name
H2071 Zabud, an Israelite | missing
H2080 Zebidah, mother of King Jehoiakim | name
H2099 Ziv, the second month | name
H2104 Zuzim (Zuzites), an aboriginal tribe of Palestine | name
H2144 Zecher (Zeker), an Israelite | name
H2160 Zemirah, an Israelite | name
H2190 Zaavan, a Horite | name
H2227 Zerahite (Zarchite), descendant of Zerah | name
H2276 Hebronite, descendant of Hebron (a Levite) | name
H2295 Hoglah (Choglah), a daughter of Zelophehad | plain
H2316 Hadad (Chadar), an Ishmaelite | name
H2317 Hadrach (Chadrak), a place in Syria | name
H2321 Hodesh (Chodesh), a wife of Shaharaim | plain
H2334 Havvoth-jair, villages east of the Jordan | name
H2350 Huphamite (Chuphamite), descendant of Hupham | name
H2361 Huram (Hiram), king of Tyre; a craftsman of Tyre | name
H2395 Hizki (Hezeki), an Israelite | name
H2510 Halak (Chalak), a mountain near Edom | name
H2533 Hemdan (Chemdan), a Horite of Edom | name
H2566 Hamran (Amram), a Horite of Edom | name
H2576 Hammoth-dor (Chammath-Dor), a place in Palestine | name
H2579 Hamath the Great, a city in Syria | name
H2601 Hanamel (Hanameel), an Israelite | name
H2606 Hananel (Hananeel), a tower of Jerusalem | name
H2657 Hephzibah (Cheptsi-bah), mother of Manasseh; name for Zion | name
H2660 Hepher (Chepher), three Israelites; a place | name
H2675 Hazor-hadattah, a place in Judah | name
H2696 Hezron (Chetsron), two Israelites; a place | name
H2700 Hazarmaveth (Chatsarmaveth), a son of Joktan; Arabian region | name
H2769 Hermon (Hermons), the peaks of Mount Hermon | scrap
H2798 Harashim (Charashim), a valley of craftsmen | name
H2900 Tobiah (Tobijah), an Ammonite; three Israelites | name
H2928 Telem, a place in Judah; a doorkeeper | name
H3003 Jabesh (Jobesh), a place in Gilead; an Israelite | name
H3050 Jah, the LORD (short form of the name) | theology
H3062 Jew | plain
H3063 Judah (Jehudah), a son of Jacob, his tribe and land | missing
H3069 GOD (Jehovah, Yahweh), the proper name of God | theology
H3087 Jehozadak, a high priest | plain
H3091 Joshua (Jehoshua), the successor of Moses | name
H3120 Greece; Javan, a son of Japheth | mixed
H3124 Jonah, the prophet | name
H3157 Jezreel (Jizreel), a city and valley; two Israelites | name
H3252 Iscah (Jiskah), a daughter of Haran | scrap
H3278 Jael, wife of Heber the Kenite | name
H3292 Jaakan (Jakan), a Horite of Edom | name
H3328 Izhar (Jezoar), an Israelite | name
H3388 Jerusha, an Israelitess | scrap
H3429 Josheb-basshebeth, a warrior of David | name
H3440 Ishvi (Ishui), the name of two Israelites | name
H3441 Ishvite (Jishvite) | name
H3478 Israel (Jisrael), name of Jacob and of his people | missing
H3479 Israel (Jisrael), the people descended from Jacob | missing
H3481 Israelite (Jisreelite) | name
H3573 Cushan-rishathaim (Cushan-Rishathajim), a Mesopotamian king | name
H3594 Chiun (Kaiwan), a star god | scrap
H3613 Caleb-ephrathah, a place in Palestine | name
H3691 Chislev (Kislev), the ninth Hebrew month | name
H3746 Carite, a royal bodyguard | name
H3763 Cheran (Keran), a Horite of Edom | name
H3794 Kittim (Kittite), people of Cyprus | name
H3810 Lo-debar, a place in Gilead | name
H3815 Lael, an Israelite | scrap
H3817 Leummim, an Arabian tribe | scrap
H3819 Lo-ruhamah (Lo-Ruchamah), symbolic name of Hosea’s daughter | name
H3877 Lotan, a Horite of Edom | name
H3889 Laish (Lush), an Israelite | name
H3902 Lahmi (Lachmi), the brother of Goliath | name
H4014 Mibzar (Mibtsar), an Edomite | name
H4025 Magdiel, an Edomite | name
H4074 Media (Madai), Medes; Madai, a son of Japheth | name
H4076 Media (Madai), the Medes | name
H4081 Middin (Midjan), a place in Palestine | name
H4111 Mahalalel (Mahalaleel), a patriarch | name
H4124 Moab, a son of Lot, his people and land | missing
H4176 Moreh, an oak at Shechem; a hill | name
H4258 Mahalath (Machalath), wife of Esau; wife of Rehoboam | scrap
H4271 Mahseiah (Maaseiah), an Israelite | name
H4317 Michael (Mikael), an archangel; nine Israelites | scrap
H4320 Micaiah (Micajah), several Israelites; Micah | name
H4331 Mesha, an Israelite | name
H4336 Meshach (Meshak), a friend of Daniel | name
H4343 Machbenah (Macbena), a place in Palestine | scrap
H4344 Machbannai (Machbanai), a Gadite | name
H4407 Millo, a fortification in Jerusalem | scrap
H4435 Milcah, wife of Nahor; daughter of Zelophehad | name
H4471 Mamre, a place near Hebron; an Amorite | name
H4506 Manahath (Manachath), a Horite; a place | scrap
H4507 Meni (Fate, Destiny), a god | scrap
H4520 Manassite (Menashshite) | name
H4586 Meunite, inhabitant of Maon | name
H4601 Maacah (Maakah), several people; a place in Syria | name
H4640 Maasai (Maasiai), an Israelite | name
H4732 Mikloth, the name of two Israelites | name
H4762 Mareshah, a place in Palestine; two Israelites | name
H4782 Mordecai, the cousin of Esther | name
H4807 Merib-baal, son of Jonathan (Mephibosheth) | name
H4810 Merib-baal, son of Jonathan (Mephibosheth) | name
H4813 Miriam (Mirjam), the sister of Moses; another Israelite | name
H4821 Mirmah (Mirma), an Israelite | name
H4898 Meshezabel (Meshezabeel), an Israelite | name
H4967 Methushael, an antediluvian patriarch | name
H4989 Mithkah (Mithcah), a place in the Desert | name
H4992 Mattattah (Mattathah), an Israelite | name
H5015 Nebo, a mountain and town; a Babylonian god | name
H5019 Nebuchadnezzar (Nebukadnetstsar), king of Babylon | missing
H5020 Nebuchadnezzar (Nebukadnetstsar), king of Babylon | missing
H5025 Nobah (Nobach), an Israelite; a place in Gilead | name
H5032 Nebaioth (Nebajoth), a son of Ishmael | name
H5129 Noadiah (Noadjah), an Israelite; a false prophetess | name
H5152 Nahor (Nochor), Abraham’s grandfather; Abraham’s brother | scrap
H5176 Nahash (Nachash), a king of the Ammonites | missing
H5180 Nehushtan, the bronze serpent of Moses | missing
H5184 Nahath (Nachath), an Edomite; two Israelites | missing
H5250 Nimshi, the grandfather of Jehu | name
H5268 Nisroch (Nisrok), an Assyrian god | name
H5281 Naomi (Noomi), the mother-in-law of Ruth | name
H5283 Naaman, a Syrian general; an Israelite | name
H5297 Memphis (Noph), the capital of Lower Egypt | name
H5300 Nephushesim (Nephishesim), a temple servant | name
H5303 Nephilim, giants | name
H5304 Nephisim (Nephusim), a temple servant | name
H5371 Nergal-sharezer (Nergal-Sharetser), a Babylonian official | missing
H5417 Nethanel (Nethaneel), the name of ten Israelites | name
H5436 Sabean, inhabitant of Seba | scrap
H5455 Sabteca (Sabtecha), the name of a son of Cush | name
H5489 Suph, a place in the desert | mixed
H5512 Sin, a city in Egypt; a desert near Sinai | missing
H5516 Sisera, a Canaanite general; a temple servant | name
H5522 Sikkuth, an Assyrian god | name
H5523 Succoth, places east of the Jordan and in Egypt | name
H5524 Succoth-benoth, a Babylonian deity | missing
H5525 Sukkite, inhabitant of some place near Egypt | name
H5548 Salecah (Salcah), a place East of the Jordan | name
H5574 Hassenuah (Hasenuah), the name of two Israelites | name
H5581 Sismai (Sisamai), an Israelite | name
H5617 Sepharvaim (Sepharvites), a city under Assyria | name
H5644 Sithri (Zithri), an Israelite | name
H5658 Abdon, four Israelites; a place in Palestine | name
H5663 Ebed-melech (Ebed-Melek), a eunuch of Zedekiah | name
H5665 Abednego, the Babylonian name of Azariah | scrap
H5680 Hebrew (Eberite) | scrap
H5683 Ebron (Hebron), a place in Palestine | name
H5684 Abronah (Ebronah), a place in the Desert | missing
H5700 Eglon, a place in Palestine; a Moabite king | name
H5722 Adino, a warrior of David | missing
H5738 Eder (Ader), an Israelite | name
H5755 Ivvah (Ivah), a region of Assyria | name
H5761 Avvim (Avim), a people; a place in Palestine | name
H5809 Azzur (Azur), the name of three Israelites | name
H5830 Ezra, a priest and scribe | name
H5831 Ezra, a priest and scribe | name
H5832 Azarel (Azareel), the name of five Israelites | name
H5834 Ezrah (Ezra), an Israelite | name
H5841 Gazite (Azzathite), inhabitant of Gaza | name
H5853 Ataroth-addar (Atroth-Addar), a place in Palestine | name
H5855 Atroth-shophan, a place in Palestine | scrap
H5857 Ai (Aiath, Aija), a place in Palestine | name
H5863 Iye-abarim (Ije-abarim), a place near Palestine | name
H5878 Harod, a spring in Palestine | name
H5879 Enaim (Enam), a place in Palestine | name
H5886 Jackal Well (Dragon Spring), near Jerusalem | name
H5898 City of Salt, a place near the Dead Sea | name
H5899 City of Palms (Jericho) | name
H5907 Achbor (Akbor), an Edomite; two Israelites | name
H5910 Acco (Accho), a port in Palestine | missing
H5933 Alvah (Aliah), an Edomite chief | name
H5935 Alvan (Alian), an Edomite | name
H5964 Alemeth, two Israelites; a place in Palestine | name
H6018 Omri, a king of Israel; other Israelites | name
H6023 Amashsai (Amashai), an Israelite | name
H6055 Ananiah (Ananjah), an Israelite; a place in Palestine | missing
H6063 Aner, an Amorite; a place in Palestine | scrap
H6068 Anathoth, a place in Palestine; two Israelites | name
H6069 Anathothite, inhabitant of Anathoth | name
H6070 Anthothijah (Antothijah), an Israelite | name
H6078 Ophni (Ophnite), a place in Palestine | missing
H6084 Ophrah, two places in Palestine; an Israelite | name
H6107 Ezem (Azem), a place in Palestine | name
H6204 Orpah, a Moabite woman | scrap
H6208 Arkite, one of a Canaanite people | name
H6230 Esek, a well dug by Isaac’s servants | missing
H6252 Ashtaroth, Canaanite goddesses; a town in Bashan | name
H6271 Athaliah (Athaljah), queen of Judah; two Israelites | missing
H6278 Eth-kazin (Ittah-kazin), a place in Palestine | name
H6307 Paddan-aram (Paddan), a region of Syria | name
H6316 Put, a son of Ham; Libya | mixed
H6319 Potiphera (Poti-pherah), an Egyptian priest | name
H6369 Phicol (Phichol), a Philistine commander | name
H6376 Pishon (Pison), a river of Eden | name
H6380 Pochereth-hazzebaim, a servant of Solomon | name
H6389 Peleg, a son of Eber | name
H6401 Pilha (Pileha), an Israelite | name
H6429 Philistia (Pelesheth), a region on the coast of Palestine | name
H6469 Peullethai (Peulthai), an Israelite | name
H6483 Happizzez, a priest | plain
H6513 Purah (Phurah), Gideon’s servant | name
H6540 Persia (Paras), an Eastern country | scrap
H6551 Parosh, the name of four Israelites | scrap
H6558 Perezite (Partsite), descendant of Perez | name
H6583 Pashhur (Pashur), the name of four Israelites | name
H6636 Zeboiim (Zeboim), a place near the Dead Sea | name
H6721 Sidon (Tsidon), a city in Phoenicia; a son of Canaan | name
H6756 Zalmon (Tsalmon), a place in Palestine; an Israelite | missing
H6768 Zelek (Tselek), an Ammonite warrior of David | name
H6769 Zillethai (Zilthai), the name of two Israelites | name
H6815 Zaanannim (Zaanaim), a place in Palestine | name
H6847 Zaphenath-paneah (Tsophnath-Paneach), Joseph’s Egyptian name | name
H6865 Tyre (Tsor), a city in Phoenicia | name
H6868 Zeredah (Zereda), a place in Palestine | name
H6882 Zorathite (Tsorite), inhabitant of Zorah | name
H6888 Zererah (Zererath), a place in Palestine | missing
H6890 Zereth-shahar (Zareth-shahar), a place in Palestine | name
H7014 Cain (Kajin), the first son of Adam; a place; a tribe | scrap
H7017 Kenite, member of a nomadic tribe | name
H7024 Kir, a place in Assyria, and one in Moab | scrap
H7056 Kamon (Camon), a place East of the Jordan | name
H7074 Kenizzite (Kenezite), descendant of Kenaz | name
H7103 Keziah (Ketsiah), a daughter of Job | name
H7141 Korah (Korach), a Levite rebel; also two Edomites | name
H7153 Kiriath-arba, older name of Hebron | name
H7154 Kiriath-baal (Kiriath-jearim), a place in Judah | name
H7155 Kiriath-huzoth (Kirjath-Chutsoth), a place in Moab | name
H7156 Kiriathaim (Kirjathaim), the name of two places | scrap
H7157 Kiriath-jearim, a place in Judah | name
H7158 Kiriath-sannah (Kiriath-sepher), a place in Judah | name
H7237 Rabbah, the capital of Ammon | name
H7248 Rab-mag, title of a Babylonian official | name
H7340 Rehob (Rechob), the name of three places and two men | scrap
H7344 Rehoboth (Rechoboth), the name of three places | scrap
H7346 Rehoboam (Rechabam), Solomon’s son, king of Judah | name
H7348 Rehum (Rechum), a Persian official and some Israelites | scrap
H7397 Recah, a place in Judah; also Rechabite | mixed
H7403 Racal (Rakal), a place in Palestine | name
H7417 Rimmon, several places; also a Syrian god | name
H7428 Rimmon-perez (Rimmon-Perets), a place in the Desert | name
H7467 Reuel, a son of Esau; also Moses’ father-in-law | name
H7497 Rephaim, a people of giants | missing
H7525 Rizia (Ritsjah), an Israelite | name
H7552 Rekem, a king of Midian; also Israelites | scrap
H7586 Saul (Shaul), the first king of Israel; also Shaul | name
H7609 Sheerah, a daughter of Ephraim | name
H7610 Shear-jashub, the symbolic name of Isaiah’s son | name
H7614 Sheba, a people and land in Arabia | order
H7627 Shebat, the eleventh Jewish month | name
H7634 Sachia (Shobjah), an Israelite | name
H7652 Sheba, a Benjaminite rebel; also a place | name
H7656 Shibah, Isaac’s well at Beersheba | name
H7714 Shadrach (Shadrak), one of Daniel’s companions | scrap
H7715 Shadrach (Shadrak), one of Daniel’s companions | scrap
H7741 Shaveh Kiriathaim (Shaveh-Kirjathajim), a plain in Moab | scrap
H7755 Socoh (Sokoh), the name of two places in Judah | name
H7756 Sucathite (Sukathite) | name
H7770 Shua, a Canaanite | name
H7800 Susa (Shushan), a royal city of Persia | name
H7831 Shahazumah (Shachatsom), a place in Issachar | name
H7884 Shihor-libnath (Shichor-Libnath), a stream of Palestine | name
H7886 Shiloh, a title in Jacob’s blessing of Judah | theology
H7906 Secu (Seku), a place in Palestine | name
H7942 Shikkeron (Shicron), a place in Judah | scrap
H7956 Shelah, a son of Judah | name
H7974 Shelah (Shelach), a grandson of Shem | name
H8013 Shelomoth, the name of two Israelites | name
H8031 Shalishah, a place in Palestine | name
H8050 Samuel (Shemuel), the prophet and judge | name
H8087 Shema, the name of four Israelites | name
H8097 Shimeite (Shimite), descendant of Shimei | name
H8106 Shemer, owner of Samaria; also Israelites | name
H8137 Shenazzar (Shenatstsar), an Israelite | name
H8165 Seir, the hill country of Edom | name
H8167 Seirah, a place in Palestine | name
H8171 Shaalim, a region in Palestine | name
H8195 Shepho, an Edomite | name
H8208 Shaphir, a place in Palestine | name
H8234 Shepher, a place in the Desert | name
H8272 Sharezer (Sharetser), a son of Sennacherib | scrap
H8289 Sharon, the coastal plain of Palestine | scrap
H8352 Seth (Sheth), a son of Adam | scrap
H8413 Tidal, a king of Goiim | name
H8445 Tokhath (Tokahath), an Israelite | name
H8461 Tahchemonite (Tachkemoni), epithet of a warrior of David | name
H8471 Tahpanhes (Tachpanches), a city in Egypt | scrap
H8472 Tahpenes (Tachpenes), an Egyptian queen | name
H8477 Tahash (Tachash), a relative of Abraham | name
H8480 Tahath, the name of Israelites and of a place | order
H8487 Teman, a grandson of Esau and a region of Edom | name
H8493 Tiria, an Israelite | scrap
H8521 Tel-harsha (Tel-Charsha), a place in Babylonia | name
H8542 Tammuz, a Babylonian deity | name
H8547 Temah (Temach), one of the Nethinim | name
H8553 Timnah, the name of two places in Palestine | name
H8556 Timnath-heres (Timnath-serah), Joshua’s town | name
H8612 Topheth, a place near Jerusalem | name
H8659 Tarshish, a distant port on the Mediterranean | scrap
H8674 Tattenai, a Persian governor | name
G3 Abaddon, the angel of the abyss | scrap
G5 Abba, father (Aramaic) | missing
G78 Addi, an Israelite | name
G98 of Adramyttium (a port of Mysia) | name
G99 Adria, the Adriatic Sea | scrap
G184 Akeldama, a field near Jerusalem | name
G301 Amos, an Israelite | order
G623 Apollyon, the angel of the abyss | scrap
G675 Appius, in the Forum of Appius near Rome | scrap
G697 Areopagus, the hill of Ares in Athens | scrap
G735 Artemis, a Greek goddess worshiped at Ephesus | scrap
G760 Asa, a king of Judah | name
G775 Asiarch, an official of the province of Asia | plain
G883 Achaicus, a Christian | plain
G961 Berean, native of Berea | name
G1007 Beor (Bosor), the father of Balaam | name
G1042 Gabbatha, a paved place in Jerusalem | name
G1057 Galilean | name
G1136 Gog, a symbolic name of God’s last enemies | theology
G1190 Derbean (Derbæan), inhabitant of Derbe | name
G1359 Castor and Pollux, the twin sons of Zeus | plain
G1361 Diotrephes, a man who opposed John | name
G1672 Greek, Gentile (non-Jew) | missing
G1674 Greek woman | missing
G1675 Hellenist, Greek-speaking Jew | plain
G2061 Hermogenes, an apostate Christian | name
G2148 Euroclydon, a violent northeast wind | name
G2195 Zacchaeus, a chief tax collector | mixed
G2197 Zechariah, the name of two Israelites | name
G2265 Herodian (Herodians), supporter of Herod | plain
G2269 Esau, the brother of Jacob | name
G2331 Thessalonian (Thessalonican), inhabitant of Thessalonica | name
G2332 Thessalonica, a city of Macedonia | mixed
G2401 Idumaea, a region south of Judea | name
G2414 Jerusalem (Hierosolyma), the capital of Judea | name
G2415 inhabitant of Jerusalem | name
G2419 Jerusalem (Hierusalem), the capital of Judea | name
G2424 Jesus; Joshua | theology
G2437 Illyricum (Illyrican), a region of Europe | scrap
G2449 Judea, a region of Palestine | name
G2459 Justus, the name of three Christians | scrap
G2581 Cananaean (Zealot), an epithet of Simon | name
G2582 Candace, queen of the Ethiopians | name
G2953 Cypriot, inhabitant of Cyprus | name
G2956 Cyrenian, inhabitant of Cyrene | name
G2957 Cyrene, a city of North Africa | name
G2973 Cosam, an Israelite | name
G2994 Laodicean, inhabitant of Laodicea | name
G3018 Levi (Lewis), a tax collector who followed Jesus | name
G3032 Freedman (former slave) | name
G3073 Lycia, a region of Asia Minor | mixed
G3094 Magdalene, of Magdala | name
G3137 Mary, the name of six Christian women | name
G3156 Matthew (Matthæus), one of the twelve apostles | name
G3161 Mattathias, the name of two Israelites | name
G3475 Moses, the Hebrew lawgiver | scrap
G3478 Nazareth, a town in Galilee | name
G3532 Nicolaus, one of the seven chosen to serve | name
G4436 Python, a spirit of divination | plain
G4542 Samaritan woman (Samaritess) | name
G4567 Satan | theology
G4605 Sidon, a city of Phoenicia | name
G4668 Smyrnaean (Smyrnæan), inhabitant of Smyrna | name
G4949 Syrophoenician woman | name
G4950 Syrtis, sandbanks off North Africa | name
G4966 Shechem (Sychem), a place in Palestine | name
G4988 Sosthenes, a Christian | name
G4999 Three Taverns (Tabernæ), a stopping place near Rome | name
G5018 native of Tarsus | name
G5174 Troas (Troad), a place in Asia Minor | scrap
G5183 Tyrian, inhabitant of Tyre | name
G5184 Tyre (Tyrus), a city of Phoenicia | name
G5211 Hymenaeus, a false teacher | name
G5330 Pharisee (Pharisean), member of a strict Jewish party | plain
G5410 Forum (of Appius), a station near Rome | name
G5466 Chaldean, native of the lower Euphrates | name
G5529 Chuza (Chuzas), an officer of Herod | name
G5547 Christ, Anointed One, Messiah | theology
`;
