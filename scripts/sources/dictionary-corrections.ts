// cspell:disable
/**
 * Faults of the dictionaries' files, entry by entry. A line is number, field, old text, new text and reason, separated by
 * " | ". Emphasized words are between asterisks, references are numbers in braces: "from {H1121}". The old text occurs
 * once in the field; `-` means an empty text.
 *
 * The reasons: `misprint` a slip of the file, as spelled in other words of the same dictionary; `bracket` a bracket without
 * its partner, closed where the sentence ends it (Open Scriptures' corrected edition HebrewStrong.xml for some Hebrew
 * entries); `reference` a number that does not exist or lacks its link, as in the printed dictionary; `moved` the file has
 * the definition in the derivation, the renderings in the definition, or the text of another number; `scrap` words of another field or of the edition's
 * markup; `speech` the part of speech of Open Scriptures' corrected edition and of Brown-Driver-Briggs, or of the parsing of the text; `pointing` the points of the Hebrew
 * text and of Open Scriptures' corrected edition or its index of words, with the transliteration and pronunciation that
 * follow from them; `version` a name or word of the King James Version, as that version spells it; `rendering` the printed dictionary has no definition, so its rendering replaces it.
 */
export const dictionaryCorrections = `
H11 | transliteration | ʼăbaddôwn | ʼĂbaddôwn | misprint
H26 | usage | Abigal | Abigail | version
H33 | speech | proper noun, masculine | adjective | speech
H62 | transliteration | Măʻakâh | Maʻăkâh | misprint
H62 | lemma | אָבֵל בֵּית־מֲעַכָה | אָבֵל בֵּית־מַעֲכָה | pointing
H71 | speech | noun | proper noun, place | speech
H72 | speech | noun | proper noun, place | speech
H86 | speech | verb | interjection | speech
H86 | derivation | word meaning | word | scrap
H88 | transliteration | ʼôbôth | ʼÔbôth | misprint
H93 | derivation | prob of | probably of | misprint
H97 | derivation | {H96}.; | {H96}; | misprint
H114 | speech | adjective | proper noun, place | speech
H120 | definition | *ruddy* i.e. | *ruddy*, i.e. | misprint
H123 | speech | proper noun, masculine | proper noun, masculine; proper noun, place | speech
H130 | lemma | אֱדֹמִי | אֲדֹמִי | pointing
H130 | transliteration | ʼĔdômîy | ʼĂdômîy | pointing
H130 | pronunciation | ed-o-mee' | ad-o-mee' | pointing
H143 | speech | noun | proper noun | speech
H144 | speech | noun | proper noun | speech
H146 | speech | proper noun, masculine | proper noun, place; proper noun, masculine | speech
H154 | transliteration | ʼedreʻîy | ʼEdreʻîy | misprint
H155 | derivation | ;; | ; | misprint
H159 | derivation | {H156} | {H157} | reference
H173 | speech | noun | proper noun, feminine | speech
H176 | derivation | (ʼav); short | (ʼav), short | misprint
H177 | definition | and Israelite | an Israelite | misprint
H179 | transliteration | ʼôwbîyl | ʼÔwbîyl | misprint
H195 | speech | noun | proper noun, place | speech
H198 | derivation | appar, | apparently | misprint
H205 | definition | *trouble*. *vanity* | *trouble*, *vanity* | misprint
H211 | speech | proper noun, masculine | proper noun, place; proper noun, masculine | speech
H230 | speech | verb | adjective | speech
H232 | derivation | {H246} | {H247} | reference
H237 | transliteration | ʼezel | ʼEzel | misprint
H241 | definition | *broadness*. i.e. | *broadness*, i.e. | misprint
H250 | derivation | {H2246} | {H2226} | reference
H264 | speech | noun, masculine | noun, feminine | speech
H268 | derivation | {H299} | {H309} | reference
H290 | speech | proper noun, place | proper noun, masculine | speech
H305 | derivation | prob from | probably from | misprint
H308 | speech | proper noun, feminine | proper noun, masculine | speech
H326 | usage | includ. | including | misprint
H326 | usage | Haakashtari | Haahashtari | version
H326 | transliteration | ʼăchashtârîy | ʼĂchashtârîy | misprint
H331 | definition | analology | analogy | misprint
H342 | usage | emnity | enmity | misprint
H351 | derivation | interogative | interrogative | misprint
H372 | lemma | אִיעֶזֵר | אִיעֶזֶר | pointing
H372 | transliteration | ʼÎyʻezêr | ʼÎyʻezer | pointing
H384 | derivation | {H837} | {H857} | reference
H388 | speech | proper noun, masculine | proper noun | speech
H397 | lemma | אֲכִישׁ | אָכִישׁ | pointing
H397 | transliteration | ʼĂkîysh | ʼÂkîysh | pointing
H413 | lemma | אֵל | אֶל | pointing
H413 | transliteration | ʼêl | ʼel | pointing
H413 | pronunciation | ale | el | pointing
H413 | derivation | (but only used in the shortened constructive form אֶל (ʼel) ); a primitive particle | shortened from אֵל (ʼêl), which is not used; a primitive particle | pointing
H415 | derivation | god if | God of | misprint
H427 | speech | noun, masculine | noun, feminine | speech
H435 | speech | noun | proper noun | speech
H440 | derivation | patron from | patronymic from | misprint
H445 | usage | Elkanan | Elhanan | version
H454 | usage | Elionai | Elioenai | version
H455 | usage | Eliahbah | Eliahba | version
H457 | definition | *good for nothing*, *by anal*. *vain* | *good for nothing*, by analogy *vain* | misprint
H482 | speech | adjective, masculine | noun, masculine | speech
H484 | definition | sandle-wood | sandal-wood | misprint
H505 | derivation | prop, the same | properly, the same | misprint
H520 | definition | (i.e. unit of measure, or the | (i.e. unit of measure), or the | bracket
H521 | definition | (i.e. unit of measure, or the | (i.e. unit of measure), or the | bracket
H542 | lemma | אָמָן | אָמָּן | pointing
H542 | transliteration | ʼâmân | ʼommân | pointing
H542 | pronunciation | aw-mawn' | om-mawn' | pointing
H547 | derivation | {H544} | {H539} | reference
H548 | definition | *a covenant*. *an allowance* | *a covenant*, *an allowance* | misprint
H550 | speech | noun, masculine | proper noun, masculine | speech
H567 | speech | noun, masculine | adjective | speech
H571 | lemma | אֶמֶת | אֱמֶת | pointing
H571 | transliteration | ʼemeth | ʼĕmeth | pointing
H577 | derivation | {H160} | {H162} | reference
H577 | derivation | apparent contracted | apparently contracted | misprint
H585 | derivation | {H585} | {H584} | reference
H590 | definition | -a ship | a ship | misprint
H595 | derivation | sometimes, aw-no'-kee; a primitive pronoun | a primitive pronoun | scrap
H605 | speech | verb | verb; adjective | speech
H622 | usage | felch | fetch | misprint
H624 | definition | a collection of offerings*) | a collection of offerings* | bracket
H632 | lemma | אֱסָר | אִסָּר | pointing
H632 | transliteration | ʼĕçâr | ʼiççâr | pointing
H632 | pronunciation | es-sawr' | is-sawr' | pointing
H639 | usage | forebearing | forbearing | version
H659 | speech | adjective | noun, masculine | speech
H670 | speech | proper noun, masculine | adjective | speech
H671 | usage | Apharasthchites | Apharsathchites | version
H676 | definition | sieze | seize | misprint
H677 | definition | sieze | seize | misprint
H681 | speech | noun, masculine | preposition | speech
H690 | transliteration | ʼărâʼ | ʼĂrâʼ | misprint
H705 | usage | -forty | forty | misprint
H707 | usage | weaver(-r) | weave(-r) | misprint
H712 | lemma | אַרְגָּז | אַרְגַּז | pointing
H712 | transliteration | ʼargâz | ʼargaz | pointing
H712 | pronunciation | ar-gawz' | ar-gaz' | pointing
H731 | definition | wainscoating | wainscoting | misprint
H738 | derivation | (prolonged) [ʼaryêh]; | (prolonged) אַרְיֵה (ʼaryêh); | bracket
H746 | lemma | אֲרְיוֹךְ | אַרְיוֹךְ | pointing
H746 | transliteration | ʼĂryôwk | ʼAryôwk | pointing
H749 | speech | verb | adjective | speech
H756 | speech | proper noun | adjective | speech
H758 | speech | proper noun, masculine; noun, masculine | proper noun, masculine; proper noun, place | speech
H762 | usage | Syriac | Syriack | version
H763 | usage | Aham-naharaim | Aram-naharaim | version
H772 | usage | interior | inferior | version
H776 | usage | natins | nations | misprint
H777 | transliteration | ʼartsâʼ | ʼArtsâʼ | misprint
H795 | usage | Ahdod | Ashdod | version
H801 | lemma | אִשָּׁה | אִשֶּׁה | pointing
H801 | transliteration | ʼishshâh | ʼishsheh | pointing
H801 | pronunciation | ish-shaw' | ish-sheh' | pointing
H815 | lemma | אֵשֶׁל | אֶשֶׁל | pointing
H815 | transliteration | ʼêshel | ʼeshel | pointing
H815 | pronunciation | ay'-shel | eh'-shel | pointing
H821 | derivation | אַשׁמוּרָה | אַשְׁמוּרָה | pointing
H821 | derivation | אַשׁמֹרֶת | אַשְׁמֹרֶת | pointing
H831 | usage | Askalon | Askelon | version
H842 | definition | Astarte) a | Astarte), a | misprint
H842 | transliteration | ʼăshêrâh | ʼĂshêrâh | misprint
H853 | derivation | apparent contracted | apparently contracted | misprint
H861 | derivation | from the corresponding | from a root corresponding | misprint
H871 | usage | spies. b | spies. | scrap
H873 | speech | noun, feminine | adjective | speech
H884 | usage | Beer-shebah | Beer-sheba | version
H889 | derivation | {H877} | {H887} | reference
H895 | lemma | בַּבֶל | בָּבֶל | pointing
H895 | transliteration | Babel | Bâbel | pointing
H934 | lemma | בֹּהֶרֶת | בַּהֶרֶת | pointing
H934 | transliteration | bôhereth | bahereth | pointing
H934 | pronunciation | bo-heh'-reth | bah-heh'-reth | pointing
H945 | speech | noun, masculine | proper noun | speech
H964 | transliteration | bizyôwthᵉyâh | Bizyôwthᵉyâh | misprint
H969 | definition | or *metals* | of *metals* | misprint
H991 | definition | *Beten*. a place | *Beten*, a place | misprint
H995 | usage | skill(-full) | skill(-ful) | version
H1061 | usage | (figuratively) | (fig) | scrap
H1065 | transliteration | Bᵉkîy | bᵉkîy | misprint
H1066 | definition | Bo-kim | Bokim | misprint
H1071 | lemma | בֶכֶר | בֶּכֶר | pointing
H1083 | lemma | בִּלְגַה | בִּלְגָה | pointing
H1083 | transliteration | Bilgah | Bilgâh | pointing
H1100 | derivation | {H3276};( | {H3276} ( | misprint
H1100 | derivation |  (often in connection with {H376}, {H802}, {H1121}, etc.) | - | moved
H1100 | definition | *wickedness* | *wickedness* (often in connection with {H376}, {H802}, {H1121}, etc.) | moved
H1101 | definition | oil.) | oil) | misprint
H1119 | usage | in into | in, into | misprint
H1121 | usage | postage | hostage | version
H1125 | derivation | {H40} | {H41} | reference
H1132 | usage | Ben-zoketh | Ben-zoheth | version
H1139 | usage | Bene-barak | Bene-berak | version
H1141 | derivation | בּנָיָהוּ | בְּנָיָהוּ | pointing
H1145 | derivation | patron from | patronymic from | misprint
H1148 | derivation | pron. suff. | pronominal suffix | misprint
H1151 | derivation | pronomial | pronominal | misprint
H1169 | definition | husband*, | husband* | misprint
H1180 | derivation | pron. suff. | pronominal suffix | misprint
H1189 | definition | Eqypt | Egypt | misprint
H1195 | definition | *Banana* | *Baana* | misprint
H1195 | definition | four Israelite | four Israelites | misprint
H1198 | definition | as consumed); i.e. (by exten.) | as consumed), i.e. (by extension) | misprint
H1206 | lemma | בֹץ | בֹּץ | pointing
H1218 | usage | Bozcath, Boskath | Bozkath, Boscath | version
H1219 | speech | verb | verb; adjective | speech
H1255 | usage | .Birliy | - | scrap
H1256 | derivation | {H8050} | {H3050} | reference
H1269 | derivation | apparently mean to pierce | apparently meaning to pierce | misprint
H1269 | usage | marg. | margin | misprint
H1281 | speech | noun, masculine | adjective | speech
H1284 | usage | Beerites | Berites | version
H1288 | lemma | בָרַךְ | בָּרַךְ | pointing
H1293 | transliteration | Bᵉrâkâh | bᵉrâkâh | misprint
H1308 | speech | noun | proper noun, place | speech
H1321 | speech | noun, feminine | noun, masculine | speech
H1321 | lemma | בְּשַׁר | בְּשַׂר | pointing
H1321 | transliteration | bᵉshar | bᵉsar | pointing
H1329 | usage | Bethuel | Bethul | version
H1336 | speech | proper noun, masculine | proper noun, place | speech
H1340 | definition | Bath-shua*, | Bath-shua* | misprint
H1354 | lemma | גַב | גַּב | pointing
H1365 | speech | noun, masculine | noun, feminine | speech
H1367 | usage | landmark. place. | landmark, place. | misprint
H1375 | lemma | גְּבִיעַ | גָּבִיעַ | pointing
H1375 | transliteration | gᵉbîyaʻ | gâbîyaʻ | pointing
H1375 | pronunciation | gheb-ee'-ah | gaw-bee'-ah | pointing
H1388 | speech | proper noun, masculine | proper noun, place | speech
H1402 | speech | noun | proper noun, masculine | speech
H1403 | usage | Garbriel | Gabriel | version
H1428 | derivation | גַּדיָה | גַּדְיָה | pointing
H1436 | lemma | גְּדַּלְיָה | גְּדַלְיָה | pointing
H1446 | lemma | גְדֹר | גְּדֹר | pointing
H1463 | definition | nothern | northern | misprint
H1492 | lemma | גָּזַּה | גִּזָּה | pointing
H1492 | transliteration | gâzzah | gizzâh | pointing
H1492 | pronunciation | gaz-zaw' | giz-zaw' | pointing
H1494 | lemma | גַּזָז | גָּזַז | pointing
H1494 | transliteration | gazâz | gâzaz | pointing
H1499 | usage | violence, violent perverting.. gozal. See | violence, violent perverting. See | scrap
H1511 | derivation | (in the m patrial from {H1507}; a Gezerite (collectively) or inhabitants of Gezer; but better (as in the text) bytransposition | (in the margin) patrial from {H1507}; a Gezerite (collectively) or inhabitants of Gezer; but better (as in the text) by transposition | bracket
H1512 | definition | faetus ) | fetus) | misprint
H1521 | speech | proper noun, masculine | proper noun, place | speech
H1552 | lemma | גְלִילָה | גְּלִילָה | pointing
H1577 | transliteration | gâmûwl | Gâmûwl | misprint
H1578 | definition | *meaning the same* | meaning the same as {H1576}: *treatment*, i.e. *an act* (of good or ill) | moved
H1612 | speech | noun, masculine | noun, feminine | speech
H1646 | lemma | גְרֻשָׁה | גְּרֻשָׁה | pointing
H1650 | speech | proper noun, masculine | proper noun, place | speech
H1656 | speech | verb | noun, masculine | speech
H1662 | usage | Gath-kephr | Gath-hepher | version
H1662 | usage | Gittah-kephr | Gittah-hepher | version
H1667 | usage | Gath-rimmon. d | Gath-rimmon. | scrap
H1668 | usage | one..another | one...another | misprint
H1683 | lemma | דְּבּוֹרָה | דְּבוֹרָה | pointing
H1696 | lemma | דָבַר | דָּבַר | pointing
H1708 | usage | Dabbesheth | Dabbasheth | version
H1725 | usage | pause | prance | version
H1767 | speech | preposition | noun, masculine | speech
H1777 | definition | *a straight course*, i.e. *sail direct* | *to rule*; by implication *to judge* (as umpire); also *to strive* (as at law) | moved
H1777 | usage | (come) with a straight course | contend, execute (judgment), judge, minister judgment, plead (the cause), at strife, strive | moved
H1784 | speech | proper noun, masculine | adjective | speech
H1784 | derivation | partial from | patrial from | misprint
H1787 | derivation | (Diyshon, the same | Diyshon, the same | bracket
H1794 | definition | phys. | physically | misprint
H1797 | speech | adjective | demonstrative pronoun | speech
H1818 | usage | (-thirsty) | -thirsty) | bracket
H1824 | lemma | דְּמִי | דֳּמִי | pointing
H1824 | transliteration | dᵉmîy | dŏmîy | pointing
H1824 | pronunciation | dem-ee' | dom-ee' | pointing
H1835 | usage | Daniel | Dan | scrap
H1838 | usage | Dinhaban | Dinhabah | version
H1839 | usage | of Daniel | of Dan | scrap
H1840 | lemma | דָנִיֵּאל | דָּנִיֵּאל | pointing
H1860 | lemma | דְּרָאוֹן | דֵּרָאוֹן | pointing
H1860 | transliteration | dᵉrâʼôwn | dêrâʼôwn | pointing
H1860 | pronunciation | der-aw-one' | day-raw-one' | pointing
H1861 | derivation | (also dor-bawn'); of | of | scrap
H1864 | definition | *poet*. | (poetically) | misprint
H1867 | lemma | דָּֽרְיָוֵשׁ | דָּֽרְיָוֶשׁ | pointing
H1867 | transliteration | Dârᵉyâvêsh | Dârᵉyâvesh | pointing
H1867 | pronunciation | daw-reh-yaw-vaysh' | daw-reh-yaw'-vesh | pointing
H1868 | lemma | דָּֽרְיָוֵשׁ | דָּֽרְיָוֶשׁ | pointing
H1868 | transliteration | Dârᵉyâvêsh | Dârᵉyâvesh | pointing
H1868 | pronunciation | daw-reh-yaw-vaysh' | daw-reh-yaw'-vesh | pointing
H1886 | usage | Dothan. h | Dothan. | scrap
H1905 | speech | proper noun | adjective | speech
H1940 | speech | proper noun, feminine | proper noun, masculine | speech
H1961 | usage | be(-come), accomplished, committed, like) | be(-come, accomplished, committed, like) | bracket
H1984 | definition | orig. of sound | originally of sound | misprint
H1992 | speech | proper noun, place | personal pronoun | speech
H1992 | derivation | {H1981} | {H1931} | reference
H1996 | usage | Hamogog | Hamon-gog | version
H2012 | speech | noun, masculine, place | proper noun, place | speech
H2030 | speech | noun, feminine | adjective | speech
H2033 | speech | proper noun, place | adjective | speech
H2038 | transliteration | harmôwn | Harmôwn | misprint
H2043 | derivation | last clause [) | last clause) | bracket
H2050 | usage | mischief. w | mischief. | scrap
H2059 | derivation | {H3461} | {H3462} | reference
H2060 | usage | Vashti. z | Vashti. | scrap
H2063 | definition | used adverb) | used adverbially) | misprint
H2063 | derivation | {H2089} | {H2088} | reference
H2068 | definition | zabdiel | Zabdiel | misprint
H2086 | speech | noun, masculine | adjective | speech
H2089 | derivation | (1 Samuel by permutation | by permutation (1 Samuel 17:34) | bracket
H2099 | speech | proper noun, masculine | proper noun | speech
H2104 | speech | noun, masculine | proper noun, masculine | speech
H2108 | speech | noun, feminine | preposition | speech
H2114 | speech | verb | verb; adjective | speech
H2117 | transliteration | zâzâʼ | Zâzâʼ | misprint
H2120 | definition | in. Palestine | in Palestine | misprint
H2120 | speech | proper noun, feminine | proper noun, place | speech
H2130 | speech | noun, masculine | adjective | speech
H2131 | derivation | (Isaiah 50: (feminine) | (Isaiah 50:11, feminine) | bracket
H2131 | speech | noun, masculine | noun, feminine | speech
H2141 | definition | phys. | physically | misprint
H2144 | usage | Zeker | Zacher | version
H2146 | lemma | זִכְרוֹן | זִכָּרוֹן | pointing
H2146 | transliteration | zikrôwn | zikkârôwn | pointing
H2146 | pronunciation | zik-rone' | zik-kaw-rone' | pointing
H2149 | speech | noun, masculine | noun, feminine | speech
H2154 | speech | verb | noun, feminine | speech
H2222 | speech | verb | noun, masculine | speech
H2227 | speech | noun, masculine | adjective | speech
H2227 | usage | Zarchite | Zarhite | version
H2242 | usage | Zethar. j | Zethar. | scrap
H2248 | speech | noun, masculine | noun, feminine | speech
H2257 | lemma | חֲבַל | חֲבָל | pointing
H2257 | transliteration | chăbal | chăbâl | pointing
H2257 | pronunciation | khab-al' | khab-awl' | pointing
H2262 | usage | Habazaniah | Habaziniah | version
H2276 | speech | noun, masculine | adjective | speech
H2277 | speech | noun, masculine | adjective | speech
H2290 | speech | proper noun, masculine | noun, masculine | speech
H2298 | definition | *as card*. | as cardinal | misprint
H2313 | speech | proper noun, masculine | proper noun, place | speech
H2327 | transliteration | chôwbâh | Chôwbâh | misprint
H2350 | speech | noun, masculine | adjective | speech
H2351 | derivation | plural) from | plural), from | misprint
H2415 | lemma | חֹטֵר | חֹטֶר | pointing
H2415 | transliteration | chôṭêr | chôṭer | pointing
H2421 | derivation | , {H2421}) | ) | reference
H2431 | speech | proper noun, masculine | proper noun, place | speech
H2448 | speech | adjective | noun, feminine | speech
H2459 | lemma | חֶלֶב | חֵלֶב | pointing
H2459 | transliteration | cheleb | chêleb | pointing
H2459 | pronunciation | kheh'-leb | khay'-leb | pointing
H2459 | derivation | or חֵלֶב (chêleb); from | from | pointing
H2464 | definition | galbanam | galbanum | misprint
H2466 | transliteration | chêled | Chêled | misprint
H2470 | derivation | {H2342}, {H2470}, | {H2342}, | reference
H2486 | definition | literal *for* | literally *for* | misprint
H2495 | speech | noun, masculine | noun, feminine | speech
H2512 | speech | noun, masculine | adjective | speech
H2516 | speech | noun, masculine | adjective | speech
H2516 | usage | Helkites | Helekites | version
H2518 | usage | Hillkiah | Hilkiah | version
H2539 | speech | noun, masculine | adjective | speech
H2555 | definition | *by meton*. | by metonymy | misprint
H2566 | usage | Amran | Amram | version
H2576 | usage | Hamath-Dor | Hammoth-dor | version
H2577 | speech | noun, masculine | adjective | speech
H2585 | definition | patriach | patriarch | misprint
H2599 | speech | noun, masculine | adjective | speech
H2600 | usage | (nought, in vain | (nought, in vain) | bracket
H2603 | usage | grant (gracious(-ly) | grant) gracious(-ly) | bracket
H2605 | usage | Canan | Hanan | version
H2606 | speech | proper noun, masculine | proper noun, place | speech
H2613 | lemma | חֲנֻפָה | חֲנֻפָּה | pointing
H2613 | transliteration | chănuphâh | chănuppâh | pointing
H2613 | pronunciation | khan-oo-faw' | khan-oop-paw' | pointing
H2617 | lemma | חֵסֵד | חֶסֶד | pointing
H2617 | definition | subject. | subjectively | misprint
H2617 | transliteration | chêçêd | cheçed | pointing
H2649 | derivation | {H2468} | {H2648} | reference
H2662 | speech | noun, masculine | adjective | speech
H2663 | usage | Haphraim | Hapharaim | version
H2664 | usage | disquise | disguise | misprint
H2667 | transliteration | Chôphesh | chôphesh | misprint
H2673 | derivation | (compare {H2086})) | (compare {H2086}) | bracket
H2677 | lemma | חֵצִי | חֲצִי | pointing
H2677 | transliteration | chêtsîy | chătsîy | pointing
H2677 | pronunciation | khay-tsee' | khats-ee' | pointing
H2678 | lemma | חִצִּי | חֵצִי | pointing
H2678 | transliteration | chitstsîy | chêtsîy | pointing
H2678 | pronunciation | khits-tsee' | khay'-tsee | pointing
H2678 | derivation | or חֵצִי (chêtsîy); prolongation | prolongation | pointing
H2680 | speech | proper noun, masculine | adjective | speech
H2687 | derivation | {H2687} | {H2686} | reference
H2697 | speech | noun, masculine | adjective | speech
H2703 | usage | Hazar-enon | Hazar-enan | version
H2708 | usage | site | rite | version
H2715 | definition | power of fire; hence | power of fire); hence | bracket
H2728 | lemma | חָרְגֹּל | חַרְגֹּל | pointing
H2728 | transliteration | chârᵉgôl | chargôl | pointing
H2733 | speech | noun, masculine | adjective | speech
H2739 | transliteration | chărûwmaph | Chărûwmaph | misprint
H2741 | speech | noun, masculine | adjective | speech
H2742 | lemma | חֲרוּץ | חָרוּץ | pointing
H2742 | transliteration | chărûwts | chârûwts | pointing
H2768 | speech | proper noun, masculine | proper noun, place | speech
H2769 | speech | proper noun, masculine | proper noun, place | speech
H2772 | speech | noun, masculine | adjective | speech
H2773 | speech | proper noun, masculine | proper noun, place | speech
H2796 | definition | *a fabricator* or *any material* | *a fabricator* of *any material* | misprint
H2798 | speech | proper noun, masculine | proper noun, place | speech
H2802 | usage | Hereth | Hareth | version
H2806 | usage | Hasbadana | Hashbadana | version
H2823 | usage | meaning | mean | scrap
H2842 | lemma | חָשַׁשׁ | חֲשַׁשׁ | pointing
H2842 | transliteration | châshash | chăshash | pointing
H2842 | pronunciation | khaw-shash' | khash-ash' | pointing
H2843 | speech | noun, masculine | adjective | speech
H2850 | speech | noun, masculine | adjective | speech
H2850 | usage | Hittities | Hittites | version
H2867 | usage | cathath. f | cathath. | scrap
H2869 | speech | noun, masculine | adjective | speech
H2870 | transliteration | ṭâbᵉʼêl | Ṭâbᵉʼêl | misprint
H2884 | usage | Tabaoth | Tabbaoth | version
H2886 | usage | Tabrimmon | Tabrimon | version
H2887 | speech | noun | proper noun | speech
H2915 | derivation | equiv. | equivalent | misprint
H2916 | derivation | (rather perb. a demonstrative); from {H2894}, through the idea of dirt to be swept away) | (rather perhaps a demonstrative from {H2894}, through the idea of dirt to be swept away) | bracket
H2916 | derivation | demonstrative | denominative | misprint
H2930 | definition | ceremial | ceremonial | misprint
H2941 | derivation | compare {H2940}) | compare {H2940} | bracket
H2941 | definition | i.e.* a* * | i.e. *a  | misprint
H2947 | lemma | טֵפַח | טֶפַח | pointing
H2947 | transliteration | ṭêphach | ṭephach | pointing
H2947 | pronunciation | tay'-fakh | teh'-fakh | pointing
H2951 | lemma | טִפְסַר | טִפְסָר | pointing
H2951 | transliteration | ṭiphçar | ṭiphçâr | pointing
H2951 | pronunciation | tif-sar' | tif-sawr' | pointing
H2962 | speech | preposition | adverb | speech
H2967 | speech | noun, masculine | adjective | speech
H2967 | usage | Tarpelites. y | Tarpelites. | scrap
H2972 | speech | noun, masculine | adjective | speech
H2974 | definition | (pos.) | (positively) | misprint
H2979 | transliteration | yᵉʼâthᵉray | Yᵉʼâthᵉray | misprint
H2983 | speech | noun, masculine | adjective | speech
H2993 | definition | brotherin-law | brother-in-law | misprint
H2994 | transliteration | Yᵉbêmeth | yᵉbêmeth | misprint
H3003 | usage | Jobesh | Jabesh | version
H3011 | speech | noun, feminine | proper noun, place | speech
H3027 | derivation | ; in distinction from {H3709}, the closed one); used (as noun, adverb, etc.) in a great variety of applications, both literally and figuratively, both proximate and remote (as follows) | - | moved
H3027 | definition | means, direction, etc.), | means, direction, etc.), in distinction from {H3709}, the closed one); used (as noun, adverb, etc.) in a great variety of applications, both literally and figuratively, both proximate and remote | moved
H3028 | definition | means, direction, etc.) | means, direction, etc.)) | bracket
H3049 | definition | (by impl) | (by implication) | misprint
H3056 | usage | Jehdai | Jahdai | version
H3062 | speech | proper noun | adjective | speech
H3064 | speech | noun, masculine | adjective | speech
H3071 | derivation | prononimal | pronominal | misprint
H3085 | usage | Jehoada | Jehoadah | version
H3087 | usage | Jehozadek | Jehozadak | version
H3117 | usage | chronicals | chronicles | misprint
H3117 | definition | used adverb) | used adverbially) | misprint
H3132 | speech | proper noun, feminine | proper noun, masculine | speech
H3154 | derivation | mean to ooze | meaning to ooze | misprint
H3157 | lemma | יִזְרְעֵאל | יִזְרְעֶאל | pointing
H3157 | transliteration | Yizrᵉʻêʼl | Yizrᵉʻeʼl | pointing
H3157 | pronunciation | yiz-reh-ale' | yiz-reh-el' | pointing
H3162 | speech | noun, masculine | adverb | speech
H3169 | derivation | {H3388} | {H2388} | reference
H3172 | speech | proper noun, masculine | adjective | speech
H3220 | definition | artifical | artificial | misprint
H3221 | definition | artifical | artificial | misprint
H3224 | usage | Jemimah | Jemima | version
H3244 | definition | acquatic | aquatic | misprint
H3244 | definition | nightheron is meant )) | night-heron is meant) | bracket
H3244 | usage | owl.s | owls | misprint
H3259 | usage | maxke | make | misprint
H3264 | derivation | {H3298} | {H3293} | reference
H3274 | definition | of a an | of an | misprint
H3276 | lemma | יַעַל | יָעַל | pointing
H3276 | transliteration | yaʻal | yâʻal | pointing
H3281 | usage | Jalam | Jaalam | version
H3282 | usage | wheras | whereas | misprint
H3283 | definition | answering cry | answering cry) | bracket
H3284 | definition | answering cry | answering cry) | bracket
H3288 | usage | swiftly.e | swiftly. | scrap
H3305 | usage | Japha | Japho | version
H3308 | lemma | יֳפִי | יֹפִי | pointing
H3308 | transliteration | yŏphîy | yôphîy | pointing
H3308 | pronunciation | yof-ee' | yo'-fee | pointing
H3327 | derivation | mochery | mockery | misprint
H3338 | usage | member.ql | member. | scrap
H3339 | usage | Isri | Izri | version
H3377 | speech | noun, masculine | proper noun, masculine | speech
H3394 | usage | moon. Yrechow. See | moon. See | scrap
H3406 | speech | proper noun, feminine | proper noun, masculine | speech
H3406 | usage | Jermoth | Jeremoth | version
H3415 | usage | grevious | grievous | misprint
H3421 | speech | proper noun, masculine | proper noun, place | speech
H3421 | usage | Jorkeam | Jorkoam | version
H3427 | definition | judge. in ambush | judge, in ambush | misprint
H3433 | usage | (Prob. the | (Probably the | misprint
H3438 | usage | Ishvah | Ishuah | version
H3438 | usage | Isvah | Isuah | version
H3439 | usage | Jeshoaiah | Jeshohaiah | version
H3440 | usage | Ishvi | Ishui | version
H3446 | derivation | {H7831} | {H7832} | reference
H3450 | usage | Jesimael | Jesimiel | version
H3451 | lemma | יְשִׁימַה | יְשִׁימָה | pointing
H3451 | transliteration | yᵉshîymah | yᵉshîymâh | pointing
H3466 | speech | proper noun, feminine | proper noun, place | speech
H3491 | speech | verb | noun, masculine | speech
H3499 | usage | excellancy | excellency | misprint
H3503 | derivation | pron. suffix | pronominal suffix | misprint
H3509 | usage | Jetheth. k | Jetheth. | scrap
H3513 | definition | honorable; causatively | honorable); causatively | bracket
H3529 | speech | noun | proper noun, place | speech
H3573 | usage | Chushan-rishathayim | Chushan-rishathaim | version
H3578 | usage | Choseba | Chozeba | version
H3588 | derivation | prefix) indicating causal relations of all kinds, antecedent or consequent | prefix) | moved
H3588 | definition | (by implication) very widely | indicating *causal relations* of all kinds, antecedent or consequent; (by implication) very widely | moved
H3590 | lemma | כִידוֹד | כִּידוֹד | pointing
H3611 | derivation | root means. to yelp | root meaning to yelp | misprint
H3613 | usage | Caleb-ephrathah | Caleb-ephratah | version
H3615 | definition | transitived | transitive | misprint
H3650 | definition | shrinkage of light, i.e. | shrinkage of light), i.e. | bracket
H3654 | derivation | irregular in Exodus 8:17,18; Hebrews 13:14 | irregularly in Exodus 8:17,18, Hebrew 13,14 | misprint
H3661 | definition | *to set out*, i.e. *plant* | *something set out*, i.e. *planted* | speech
H3667 | definition | a son a Ham | a son of Ham | misprint
H3668 | speech | proper noun, feminine | proper noun, masculine | speech
H3669 | speech | noun, masculine | adjective | speech
H3669 | lemma | כְּנַעַנִי | כְּנַעֲנִי | pointing
H3669 | transliteration | Kᵉnaʻanîy | Kᵉnaʻănîy | pointing
H3679 | definition | proverbial of that people | proverbial of that people) | bracket
H3716 | derivation | art. | article | misprint
H3722 | usage | (an atonement | (an atonement) | bracket
H3726 | usage | Chefarhaamonai | Chephar-haammonai | version
H3735 | derivation | piercing(figuratively) | piercing (figuratively) | misprint
H3735 | transliteration | Kârâʼ | kârâʼ | misprint
H3747 | speech | noun | proper noun, place | speech
H3755 | speech | verb | noun, masculine | speech
H3761 | derivation | patron from | patronymic from | misprint
H3778 | derivation | into Chaldea), patronymically | into Chaldea, patronymically | bracket
H3778 | definition | proverbial of that people | proverbial of that people) | bracket
H3779 | speech | noun, masculine | adjective | speech
H3791 | lemma | כָּתָב | כְּתָב | pointing
H3791 | transliteration | kâthâb | kᵉthâb | pointing
H3791 | pronunciation | kaw-thawb' | keth-awb' | pointing
H3803 | usage | be crowned inclose | be crowned, inclose | misprint
H3805 | lemma | כֹתֶרֶת | כֹּתֶרֶת | pointing
H3807 | usage | stamp. l | stamp. | scrap
H3810 | derivation | (Samuel 9:4,5) | (2 Samuel 9:4,5) | misprint
H3810 | derivation | דבַר | דְבַר | pointing
H3817 | speech | noun, masculine | proper noun, masculine | speech
H3823 | definition | (as denominative from {H3824}); to unheart; also as denominative from {H3834} i.e. (in a good sense) | (as denominative from {H3824}) *to unheart*, i.e. (in a good sense) | moved
H3823 | definition | *stultify*; *to make cakes* | *stultify*; also (as denominative from {H3834}) *to make cakes* | moved
H3824 | usage | ((faint), (tender-) | (faint, tender-) | bracket
H3833 | derivation | root meaning; | root meaning to roar; | moved
H3833 | definition | *to roar*; | - | moved
H3844 | derivation | {H3825} | {H3835} | reference
H3851 | derivation | usused | unused | misprint
H3853 | speech | noun, masculine | proper noun | speech
H3864 | derivation | partrial | patrial | misprint
H3864 | speech | noun | adjective | speech
H3866 | usage | Ludim. Lydians. | Ludim, Lydians. | misprint
H3873 | usage | includ. | including | misprint
H3873 | usage | Haloshesh | Halohesh | version
H3881 | usage | Leviite | Levite | version
H3887 | speech | verb | verb; adjective | speech
H3889 | speech | proper noun, place | proper noun, masculine | speech
H3899 | derivation | {H1036} | {H1035} | reference
H3900 | definition | (for man | *food* (for man | scrap
H3912 | speech | noun | proper noun | speech
H3922 | transliteration | lêkâh | Lêkâh | misprint
H3941 | speech | proper noun, feminine | proper noun, masculine | speech
H3941 | usage | Lappidoth | Lapidoth | version
H3963 | usage | homer. m | homer. | scrap
H3966 | speech | adjective | adverb | speech
H3968 | speech | noun, feminine | proper noun, place | speech
H3971 | derivation | probably meaning | probably meaning to stain | moved
H3971 | definition | *to stain*; *a blemish* | *a blemish* | moved
H3974 | definition | i.e.*cheerfulness* | i.e. *cheerfulness* | misprint
H3978 | definition | includ. provender | including provender | misprint
H3979 | definition | ,i.e.  | , i.e.  | misprint
H3992 | usage | picking | pricking | version
H4013 | derivation | Daniel 11:l5 | Daniel 11:15 | misprint
H4023 | derivation | (Zechariah {H12}) | (Zechariah 12:11) | reference
H4024 | speech | proper noun, masculine; noun, masculine | proper noun, place | speech
H4029 | speech | noun | proper noun, place | speech
H4034 | lemma | מְגוֹרַה | מְגוֹרָה | pointing
H4034 | transliteration | mᵉgôwrah | mᵉgôwrâh | pointing
H4060 | usage | measure(-ing | measure(-ing) | bracket
H4118 | speech | adjective | adverb | speech
H4122 | usage | Maher-sha-lal-bash-baz | Maher-shalal-hash-baz | version
H4135 | usage | circumcise(-ing), selves) | circumcise(-ing, selves) | bracket
H4149 | speech | proper noun, feminine | proper noun, place | speech
H4150 | usage | synogogue | synagogue | misprint
H4160 | speech | verb | noun, masculine | speech
H4160 | definition | *to press*, i.e. (figuratively) *to oppress* | *one who presses*, i.e. (figuratively) *an oppressor* | speech
H4162 | transliteration | môwtsâʼ | Môwtsâʼ | misprint
H4163 | derivation | (marg.; | (margin; | misprint
H4164 | lemma | מוּצַק | מוּצָק | pointing
H4164 | transliteration | mûwtsaq | mûwtsâq | pointing
H4164 | pronunciation | moo-tsak' | moo-tsawk' | pointing
H4164 | derivation | or מוּצָק (mûwtsâq); from | from | pointing
H4165 | derivation | {H5694} | {H3332} | reference
H4176 | speech | noun, masculine | proper noun, place | speech
H4183 | usage | Morashthite | Morasthite | version
H4192 | derivation | (Psalm {H48} or | (Psalm 48:14) or | bracket
H4213 | definition | *as superl*. | as superlative | misprint
H4216 | usage | Mazzoroth | Mazzaroth | version
H4238 | speech | proper noun, feminine | proper noun, masculine | speech
H4259 | usage | Mecholathite | Meholathite | version
H4263 | definition | *sympathy*; | *sympathy* | misprint
H4267 | lemma | מַחֲנַק | מַחֲנָק | pointing
H4267 | transliteration | machănaq | machănâq | pointing
H4267 | pronunciation | makh-an-ak' | makh-an-awk' | pointing
H4290 | speech | noun, masculine | noun, feminine | speech
H4295 | derivation | {H5786} | {H5186} | reference
H4306 | lemma | מָטַר | מָטָר | pointing
H4306 | transliteration | mâṭar | mâṭâr | pointing
H4309 | speech | adjective | proper noun, masculine | speech
H4313 | derivation | art. | article | misprint
H4319 | derivation | contr. | contraction | misprint
H4324 | derivation | revulet | rivulet | misprint
H4324 | lemma | מִיכָל | מִיכַל | pointing
H4324 | transliteration | Mîykâl | Mîykal | pointing
H4324 | pronunciation | me-kawl' | me-kal' | pointing
H4332 | derivation | with the abbreviated form insep. relatively | with the abbreviated inseparable relative | misprint
H4335 | usage | Meshak | Meshach | version
H4336 | usage | Meshak | Meshach | version
H4342 | speech | verb | noun, masculine | speech
H4343 | speech | proper noun, masculine | proper noun, place | speech
H4345 | lemma | מַכְבֵּר | מִכְבָּר | pointing
H4345 | transliteration | makbêr | mikbâr | pointing
H4345 | pronunciation | mak-bare' | mik-bawr' | pointing
H4346 | lemma | מַכְבָּר | מַכְבֵּר | pointing
H4346 | transliteration | makbâr | makbêr | pointing
H4346 | pronunciation | mak-bawr' | mak-bare' | pointing
H4358 | definition | concrete adverbial | concretely, adverbially | misprint
H4363 | derivation | (Ezra 2:2 or | (Ezra 2:27) or | bracket
H4363 | usage | Mikmas, Mikmash | Michmas, Michmash | version
H4365 | lemma | מִכְמֶרֶת | מִכְמֹרֶת | pointing
H4365 | transliteration | mikmereth | mikmôreth | pointing
H4365 | pronunciation | mik-meh'-reth | mik-mo'-reth | pointing
H4365 | derivation | מִכְמֹרֶת (mikmôreth) | מִכְמֶרֶת (mikmereth) | pointing
H4366 | usage | Michmethath | Michmethah | version
H4386 | speech | noun, masculine | noun, feminine | speech
H4389 | speech | noun, masculine | proper noun, place | speech
H4393 | derivation | (Ezekiel [41:8) | (Ezekiel 41:8) | bracket
H4397 | lemma | מֲלְאָךְ | מַלְאָךְ | pointing
H4397 | transliteration | mălʼâk | malʼâk | pointing
H4405 | derivation | (plural masculine as if from | (plural masculine as if) from | bracket
H4406 | usage | thing. word. | thing, word. | misprint
H4407 | speech | proper noun, masculine | proper noun, place | speech
H4407 | transliteration | millôwʼ | Millôwʼ | misprint
H4409 | usage | Melichu | Melicu | version
H4410 | usage | kingsom | kingdom | misprint
H4419 | derivation | second. sense | secondary sense | misprint
H4441 | derivation | (Jeremiah [38:6) | (Jeremiah 38:6) | bracket
H4462 | derivation | (transp.) | (by transposition) | misprint
H4468 | derivation | equiv. | equivalent | misprint
H4469 | lemma | מַמְסָךְ | מִמְסָךְ | pointing
H4469 | transliteration | mamçâk | mimçâk | pointing
H4469 | pronunciation | mam-sawk' | mim-sawk' | pointing
H4542 | derivation | {H5531} | {H5533} | reference
H4556 | definition | scruf | scurf | misprint
H4558 | usage | Mizpar | Mispar | version
H4558 | derivation | {H4457} | {H4557} | reference
H4559 | speech | proper noun, feminine | proper noun, masculine | speech
H4559 | derivation | {H4437} | {H4557} | reference
H4575 | derivation | by transitive from | by transposition from | misprint
H4580 | definition | also with {H3934} a table-buffoon, i.e. *a cake of bread*; *parasite* | *a cake of bread*; also (with {H3934}, a table-buffoon) *a parasite* | moved
H4581 | derivation | (also מָעוּז (mâʻûwz) ); or מָעֹז (mâʻôz) (also מָעֻז (mâʻuz); | also מָעוּז (mâʻûwz); or מָעֹז (mâʻôz); also מָעֻז (mâʻuz); | bracket
H4586 | speech | proper noun, masculine | adjective | speech
H4592 | definition | compar. | comparative | misprint
H4593 | speech | noun | adjective | speech
H4610 | usage | Maaleh-accrabim | Maaleh-acrabbim | version
H4663 | speech | noun, masculine | proper noun, place | speech
H4681 | speech | proper noun, feminine | proper noun, place | speech
H4685 | definition | beseiging | besieging | misprint
H4685 | derivation | מצֹדָה | מְצֹדָה | pointing
H4688 | lemma | מְצוֹלָה | מְצוּלָה | pointing
H4688 | transliteration | mᵉtsôwlâh | mᵉtsûwlâh | pointing
H4688 | pronunciation | mets-o-law' | mets-oo-law' | pointing
H4688 | derivation | מְצוּלָה (mᵉtsûwlâh) | מְצוֹלָה (mᵉtsôwlâh) | pointing
H4694 | usage | (city | (city) | bracket
H4709 | speech | proper noun, feminine | proper noun, place | speech
H4709 | usage | Mitspah | Mizpah | version
H4712 | derivation | {H6896} | {H6887} | reference
H4715 | lemma | מִצְרֵף | מַצְרֵף | pointing
H4715 | transliteration | mitsrêph | matsrêph | pointing
H4715 | pronunciation | mits-rafe' | mats-rafe' | pointing
H4722 | speech | proper noun, feminine | proper noun, place | speech
H4723 | speech | noun, masculine; proper noun, masculine | noun, masculine | speech
H4732 | derivation | (or perhaps mik-kel-ohth') plural | plural | scrap
H4740 | lemma | מַקְצוֹעַ | מִקְצוֹעַ | pointing
H4740 | transliteration | maqtsôwaʻ | miqtsôwaʻ | pointing
H4740 | pronunciation | mak-tso'-ah | mik-tso'-ah | pointing
H4743 | derivation | ' a primitive root | a primitive root | scrap
H4751 | speech | adjective, masculine | adjective | speech
H4772 | definition | (direct.) | (directly) | misprint
H4782 | lemma | מׇרְדְּכַי | מָרְדֳּכַי | pointing
H4782 | transliteration | Mordᵉkay | Mordŏkay | pointing
H4782 | pronunciation | mor-dek-ah'-ee | mor-dok-ah'ee | pointing
H4785 | speech | proper noun, feminine | proper noun, place | speech
H4791 | definition | elevation, figuratively (elation), | elevation), figuratively (elation), | bracket
H4796 | speech | proper noun, feminine | proper noun, place | speech
H4797 | definition | (of job) | (of joy) | misprint
H4810 | usage | Meri-baal | Merib-baal | version
H4848 | definition | decendants | descendants | misprint
H4850 | speech | proper noun, feminine | proper noun, place | speech
H4853 | speech | noun, masculine; proper noun, masculine | noun, masculine | speech
H4866 | lemma | מִשְׁבֵּר | מַשְׁבֵּר | pointing
H4866 | transliteration | mishbêr | mashbêr | pointing
H4866 | pronunciation | mish-bare' | mash-bare' | pointing
H4882 | definition | spoilation | spoliation | misprint
H4890 | lemma | מִשְׂחַק | מִשְׂחָק | pointing
H4890 | transliteration | mischaq | mischâq | pointing
H4890 | derivation | {H7831} | {H7832} | reference
H4898 | derivation | equiv. | equivalent | misprint
H4931 | usage | ordinace | ordinance | misprint
H4937 | lemma | מִשְׁעֵן | מִשְׁעָן | pointing
H4937 | transliteration | mishʻên | mishʻân | pointing
H4937 | pronunciation | mish-ane' | mish-awn' | pointing
H4941 | definition | (participant's) | (particularly) | misprint
H4941 | definition | a participant's *right* | a particular *right* | misprint
H4956 | usage | Misrephoth-mayim | Misrephoth-maim | version
H4965 | speech | noun, masculine | proper noun, place | speech
H4965 | derivation | art. | article | misprint
H4973 | derivation | contr. | contracted | misprint
H4989 | speech | proper noun, feminine | proper noun, place | speech
H4993 | usage | Mattithiah. n | Mattithiah. | scrap
H5021 | usage | Nebushazban | Nebushasban | version
H5022 | speech | proper noun, feminine | proper noun, masculine | speech
H5032 | speech | proper noun, feminine | proper noun, masculine | speech
H5034 | usage | dishounour | dishonour | misprint
H5035 | lemma | נֶבֶל | נֵבֶל | pointing
H5035 | transliteration | nebel | nêbel | pointing
H5035 | pronunciation | neh'-bel | nay'-bel | pointing
H5035 | derivation | נֵבֶל (nêbel) | נֶבֶל (nebel) | pointing
H5059 | usage | ministrel | minstrel | misprint
H5059 | definition | ; expectation. *to play | ; specifically *to play | misprint
H5071 | usage | voluntary(-ily, offering) | voluntary(-ily) offering | bracket
H5071 | usage | willing(-ly), offering) | willing(-ly) offering | bracket
H5087 | definition | (pos., | (positively, | misprint
H5111 | derivation | {H5116} | {H5110} | reference
H5112 | derivation | (Nôd) | (nôd) | misprint
H5115 | usage | keept | kept | misprint
H5119 | speech | proper noun, feminine | proper noun, masculine | speech
H5144 | definition | intransitivey | intransitively | misprint
H5145 | definition | priet | priest | misprint
H5145 | lemma | נֶזֶר | נֵזֶר | pointing
H5145 | transliteration | nezer | nêzer | pointing
H5145 | pronunciation | neh'-zer | nay'-zer | pointing
H5145 | derivation | or נֵזֶר (nêzer); from | from | pointing
H5147 | usage | Nakbi | Nahbi | version
H5153 | derivation | when hissing) | when hissing | bracket
H5180 | speech | noun | proper noun | speech
H5183 | transliteration | Nachath | nachath | misprint
H5212 | speech | noun | proper noun | speech
H5229 | speech | adjective, feminine | noun, feminine | speech
H5246 | derivation | (comp {H5247} | (compare {H5247} | misprint
H5271 | speech | noun, feminine | noun, masculine | speech
H5300 | speech | noun | proper noun | speech
H5300 | usage | Nephisesim | Nephishesim | version
H5318 | usage | Neptoah | Nephtoah | version
H5320 | usage | Naptuhim | Naphtuhim | version
H5324 | usage | Huzzah | Huzzab | version
H5327 | usage | runinous | ruinous | misprint
H5332 | transliteration | Nêtsach | nêtsach | misprint
H5335 | transliteration | nᵉtsîyach | Nᵉtsîyach | misprint
H5353 | speech | proper noun, feminine | proper noun, masculine | speech
H5355 | derivation | Jonah [1:14) | Jonah 1:14) | bracket
H5366 | derivation | , a fissure | - | moved
H5366 | definition | *to bore* (penetrate, quarry) | *a fissure* | moved
H5372 | speech | verb | noun, masculine | speech
H5383 | usage | (taker on) | (taker of) | version
H5385 | derivation | feminine. passive | feminine passive | misprint
H5397 | definition | *intellect*. or | *intellect*, or | misprint
H5420 | lemma | נָתָס | נָתַס | pointing
H5420 | transliteration | nâthâç | nâthaç | pointing
H5428 | usage | utterly. s | utterly. | scrap
H5430 | definition | protection from mud | protection from mud) | bracket
H5432 | speech | verb | noun, feminine | speech
H5436 | speech | noun | proper noun | speech
H5448 | derivation | (only in the form | only in the form | bracket
H5475 | usage | consel | counsel | misprint
H5495 | speech | noun | proper noun, place | speech
H5510 | speech | noun | proper noun | speech
H5515 | speech | adjective | proper noun, place | speech
H5522 | speech | proper noun, feminine | proper noun | speech
H5522 | transliteration | çikkûwth | Çikkûwth | misprint
H5523 | speech | noun | proper noun, place | speech
H5524 | definition | idoalatrous | idolatrous | misprint
H5524 | speech | noun | proper noun | speech
H5525 | speech | proper noun, masculine | adjective | speech
H5538 | speech | noun, masculine | proper noun, place | speech
H5542 | speech | verb | interjection | speech
H5548 | derivation | root. meaning | root meaning | misprint
H5555 | usage | Sela-hammalekoth | Selahammahlekoth | version
H5578 | speech | proper noun, feminine | proper noun, place | speech
H5582 | definition | suport | support | misprint
H5619 | definition | delapidation | dilapidation | misprint
H5625 | derivation | patron from | patronymic from | misprint
H5636 | lemma | סַרְפָּד | סִרְפַּד | pointing
H5636 | transliteration | çarpâd | çirpad | pointing
H5636 | pronunciation | sar-pawd' | sir-pad' | pointing
H5643 | derivation | (Deuteronomy [32:38) | (Deuteronomy 32:38) | bracket
H5644 | definition | Israelite, | Israelite | misprint
H5644 | usage | . [ | . | scrap
H5647 | usage | labour(-ing man | labour(-ing man) | bracket
H5655 | usage | עַבְדִיאֵל | עַבְדִּיאֵל | pointing
H5658 | lemma | עַבְדוֹן | עַבְדּוֹן | pointing
H5661 | lemma | עַבְדִיאֵל | עַבְדִּיאֵל | pointing
H5671 | usage | etym. | etymology | misprint
H5672 | derivation | (ʻŏbîy)] | (ʻŏbîy) | bracket
H5674 | usage | be wrath | be wroth | version
H5675 | definition | ususally | usually | misprint
H5676 | definition | ususally | usually | misprint
H5677 | lemma | עֵבֵר | עֵבֶר | pointing
H5677 | transliteration | ʻÊbêr | ʻÊber | pointing
H5680 | speech | proper noun | adjective | speech
H5683 | usage | עַבְדוֹן | עַבְדּוֹן | pointing
H5684 | speech | proper noun, feminine | proper noun, place | speech
H5684 | definition | , place | , a place | misprint
H5692 | lemma | עֻגָּה | עֻגָה | pointing
H5692 | transliteration | ʻuggâh | ʻugâh | pointing
H5692 | pronunciation | oog-gaw' | oo-gaw' | pointing
H5713 | derivation | techn. sense | technical sense | misprint
H5722 | transliteration | ʻădîynôw | ʻĂdîynôw | misprint
H5731 | speech | proper noun, masculine | proper noun, place | speech
H5756 | definition | stregthen | strengthen | misprint
H5762 | derivation | or perhaps (עַיּוֹת (ʻAyôwth) | or perhaps עַיּוֹת (ʻAyôwth) | bracket
H5762 | derivation | {H5857}) (עַיוּת | {H5857}); עַיוּת | bracket
H5766 | lemma | עֶוֶל | עָוֶל | pointing
H5766 | transliteration | ʻevel | ʻâvel | pointing
H5766 | pronunciation | eh'-vel | aw'-vel | pointing
H5766 | derivation | עָוֶל (ʻâvel) | עֶוֶל (ʻevel) | pointing
H5770 | definition | jealosy | jealousy | misprint
H5771 | usage | mischeif | mischief | misprint
H5782 | derivation | (rather identical with through | (rather identical with {H5783} through | reference
H5791 | usage | crooked., falsifying | crooked, falsifying | misprint
H5804 | speech | noun, feminine | proper noun, place | speech
H5834 | usage | Ezrah | Ezra | version
H5848 | definition | reflex.) | reflexive) | misprint
H5857 | usage | Aijath | Aiath | version
H5875 | usage | En-hakhore | En-hakkore | version
H5879 | usage | Enaim | Enam | version
H5898 | derivation | article of substance interp. | article of substance interposed | misprint
H5911 | speech | noun, masculine | proper noun, place | speech
H5916 | definition | affict | afflict | misprint
H5921 | usage | concerning for | concerning, for | misprint
H5930 | usage | עֶוֶל | עָוֶל | pointing
H5933 | derivation | עַליָה | עַלְיָה | pointing
H5941 | definition | highpriest | high-priest | misprint
H5945 | definition | (adj.) *lofty* (compar.) | (adjective) *lofty* (comparative) | misprint
H5962 | speech | noun | adjective | speech
H5963 | usage | Almondilathaim | Almon-diblathaim | version
H5999 | definition | *wheth*. | whether | misprint
H6033 | speech | verb | adjective | speech
H6033 | definition | , as follows | - | scrap
H6035 | speech | noun, masculine | adjective | speech
H6047 | speech | noun | proper noun | speech
H6049 | usage | Meonemin | Meonenim | version
H6060 | lemma | עָנָק | עֲנָק | pointing
H6060 | transliteration | ʻânâq | ʻănâq | pointing
H6060 | pronunciation | aw-nawk' | an-awk' | pointing
H6065 | speech | verb | noun, masculine | speech
H6068 | definition | a place in Pal | a place in Palestine | scrap
H6106 | definition | pron.) | pronoun) | misprint
H6118 | definition | relatively | relative | misprint
H6154 | derivation | (with the article [prefix) | (with the article prefixed) | bracket
H6161 | derivation | {H6048} | {H6148} | reference
H6162 | lemma | עֲרָבוֹן | עֵרָבוֹן | pointing
H6162 | transliteration | ʻărâbôwn | ʻêrâbôwn | pointing
H6162 | pronunciation | ar-aw-bone' | ay-raw-bone' | pointing
H6164 | usage | Arbahite | Arbathite | version
H6170 | definition | paterre | parterre | misprint
H6189 | speech | noun, masculine | adjective | speech
H6199 | lemma | עַרעָר | עַרְעָר | pointing
H6202 | derivation | (identical with through | (identical with {H6201} through | reference
H6203 | usage | back ((stiff-) | back, (stiff-) | bracket
H6203 | usage | neck((-ed) | neck(-ed) | bracket
H6207 | definition | hyberbole | hyperbole | misprint
H6212 | lemma | עֶשֶׂב | עֵשֶׂב | pointing
H6212 | transliteration | ʻeseb | ʻêseb | pointing
H6212 | pronunciation | eh'seb | ay'-seb | pointing
H6213 | usage | pracise | practise | misprint
H6223 | speech | noun, masculine | adjective | speech
H6230 | speech | noun | proper noun, place | speech
H6230 | transliteration | ʻêseq | ʻÊseq | misprint
H6231 | usage | oppress(-ion), -or) | oppress(-ion, -or) | bracket
H6238 | usage | 22:48 marg) | 22:48 margin) | misprint
H6252 | usage | Asharoth | Ashtaroth | version
H6256 | usage | tide, (meal-), what) time | tide, (meal-, what) time | bracket
H6278 | derivation | {H7011} | {H7101} | reference
H6283 | usage | abundance. p | abundance. | scrap
H6291 | usage | figuratively | fig | scrap
H6299 | definition | *gener*. | generally | misprint
H6304 | derivation | {H6929} | {H6299} | reference
H6373 | transliteration | pîynôn | Pîynôn | misprint
H6376 | speech | noun | proper noun, place | speech
H6401 | usage | Pilcha | Pileha | version
H6429 | speech | noun | proper noun, place | speech
H6435 | lemma | פֵּן | פֶּן | pointing
H6435 | transliteration | pên | pen | pointing
H6435 | pronunciation | pane | pen | pointing
H6440 | derivation | (pâneh); from {H6437}) | (pâneh) from {H6437} | bracket
H6440 | usage | propect | prospect | misprint
H6444 | derivation | {H6443} contr. | {H6443} contracted | misprint
H6453 | definition | techically | technically | misprint
H6465 | derivation | also {H1187}) | also {H1187} | bracket
H6465 | definition | Baal Peor, (for a deity worshipped there | Baal Peor (for a deity worshipped there) | bracket
H6471 | usage | (this) [phrase] once | [phrase] (this) once | bracket
H6471 | usage | (often-), second, this, two) | (often-, second, this, two) | bracket
H6483 | usage | Apses | Aphses | version
H6530 | lemma | פְּרִיץ | פָּרִיץ | pointing
H6530 | transliteration | pᵉrîyts | pârîyts | pointing
H6530 | pronunciation | per-eets' | paw-reets' | pointing
H6532 | lemma | פֹּרֶכֶת | פָּרֹכֶת | pointing
H6532 | transliteration | pôreketh | pârôketh | pointing
H6532 | pronunciation | po-reh'-keth | paw-ro'-keth | pointing
H6534 | usage | Parmasta | Parmashta | version
H6559 | transliteration | pᵉrâtsîym | Pᵉrâtsîym | misprint
H6578 | speech | proper noun, masculine | proper noun, place | speech
H6586 | derivation | (identical with through | (identical with {H6585} through | reference
H6600 | lemma | פִּתְגָּם | פִּתְגָם | pointing
H6611 | usage | Pethakiah | Pethahiah | version
H6621 | definition | moment*(used only | moment* (used only | misprint
H6621 | definition | unexpectedly | unexpectedly) | bracket
H6626 | usage | participle x | part | misprint
H6634 | derivation | {H6623} | {H6633} | reference
H6637 | speech | proper noun, masculine | proper noun, feminine | speech
H6645 | lemma | צִבְיָּה | צִבְיָה | pointing
H6645 | definition | an Israelite | an Israelitess | misprint
H6652 | derivation | {H6551} | {H6651} | reference
H6654 | derivation | contr. | contracted | misprint
H6675 | usage | Marg. for | Margin for | misprint
H6694 | derivation | (identical with through | (identical with {H6693} through | reference
H6695 | speech | proper noun | noun, masculine | speech
H6733 | speech | noun, masculine | noun, feminine | speech
H6735 | definition | phys. | physical | misprint
H6750 | derivation | (identical with through | (identical with {H6749} through | reference
H6751 | derivation | (identical with through | (identical with {H6749} through | reference
H6755 | lemma | צֶלֶם | צְלֵם | pointing
H6755 | transliteration | tselem | tsᵉlêm | pointing
H6755 | pronunciation | tseh'-lem | tsel-ame' | pointing
H6755 | derivation | or צְלֶם (tsᵉlem); (Aramaic), corresponding | corresponding | pointing
H6773 | definition | libidinousnes) | libidinousness) | misprint
H6776 | derivation | a yoke or team (i.e. pair) | - | moved
H6776 | definition | hence, *an acre* | *a yoke* or *team* (i.e. pair); hence, *an acre* | moved
H6806 | derivation | {H6804} | {H6805} | reference
H6815 | usage | Zaannannim | Zaanannim | version
H6818 | lemma | צַעֲקָה | צְעָקָה | pointing
H6818 | transliteration | tsaʻăqâh | tsᵉʻâqâh | pointing
H6818 | pronunciation | tsah-ak-aw' | tseh-aw-kaw' | pointing
H6860 | derivation | צִיקלַג | צִיקְלַג | pointing
H6867 | derivation | {H6686} | {H6866} | reference
H6869 | definition | rival*: | rival* | misprint
H6875 | lemma | צְרִי | צֳרִי | pointing
H6875 | transliteration | tsᵉrîy | tsŏrîy | pointing
H6875 | pronunciation | tser-ee' | tsor-ee' | pointing
H6875 | derivation | צֳרִי (tsŏrîy) | צְרִי (tsᵉrîy) | pointing
H6887 | usage | beseige | besiege | misprint
H6891 | usage | Zarthan. q | Zarthan. | scrap
H6903 | derivation | , (corresponding to {H6905} | , corresponding to {H6905} | bracket
H6903 | lemma | קְבֵל | קֳבֵל | pointing
H6903 | transliteration | qᵉbêl | qŏbêl | pointing
H6903 | pronunciation | keb-ale' | kob-ale' | pointing
H6903 | derivation | or קֳבֵל (qŏbêl); (Aramaic), corresponding | corresponding | pointing
H6962 | usage | begrieved | be grieved | version
H6973 | derivation | (identical with through | (identical with {H6972} through | reference
H6974 | derivation | (identical with through | (identical with {H6972} through | reference
H6979 | derivation | ; also denominative from {H7023} | - | moved
H6979 | definition | ;* to wall up* | ; also (denominative from {H7023}) *to wall up* | moved
H6984 | transliteration | qûwshâyâhûw | Qûwshâyâhûw | misprint
H6988 | speech | noun, masculine | noun, feminine | speech
H6999 | derivation | (identical with through | (identical with {H7000} through | reference
H7024 | definition | in Assyrian | in Assyria | misprint
H7057 | lemma | קִמּוֹשׁ | קִמּוֹשׂ | pointing
H7057 | transliteration | qimmôwsh | qimmôws | pointing
H7057 | pronunciation | kim-moshe' | kim-mose' | pointing
H7074 | speech | proper noun, masculine | adjective | speech
H7103 | speech | proper noun, masculine | proper noun, feminine | speech
H7138 | usage | kinsfold | kinsfolk | misprint
H7145 | speech | proper noun, masculine | adjective | speech
H7147 | lemma | קְרִי | קֶרִי | pointing
H7147 | transliteration | qᵉrîy | qerîy | pointing
H7147 | pronunciation | ker-ee' | keh'-ree | pointing
H7161 | definition | by resemblance. *an | by resemblance, *an | misprint
H7163 | transliteration | qeren hap-pûwk | Qeren hap-pûwk | misprint
H7170 | derivation | (to 'eat the morsels of' any one, i.e. | (to 'eat the morsels of' any one, i.e. to chew him up (figuratively) by slander) | bracket
H7172 | definition | tesseroe | tesserae | misprint
H7187 | derivation | קשֹׁט | קְשֹׁט | pointing
H7191 | usage | Keshon | Kishon | version
H7199 | usage | archer. r | archer. | scrap
H7218 | definition | itc. | etc. | misprint
H7227 | derivation | by contracted from | by contraction from | misprint
H7249 | speech | proper noun, masculine | noun, masculine | speech
H7251 | derivation | deriv. | derivation | misprint
H7254 | speech | noun, masculine | proper noun, masculine | speech
H7294 | speech | noun, masculine | proper noun | speech
H7306 | definition | by implication, | by implication) | bracket
H7317 | speech | adjective | adverb | speech
H7320 | derivation | (or Romam from | or Romam; from | bracket
H7328 | derivation | probably meaning | probably meaning to attenuate, i.e. (figuratively) hide | moved
H7328 | definition | *to attenuate*, i.e. (figuratively) *hide*; *a mystery* | *a mystery* | moved
H7376 | lemma | רָטָשׁ | רָטַשׁ | pointing
H7376 | transliteration | râṭâsh | râṭash | pointing
H7390 | usage | faint((-hearted), soft, tender ((-hearted), one) | faint(-hearted), soft, tender (-hearted, one) | bracket
H7394 | speech | proper noun, masculine; adjective | proper noun, masculine | speech
H7415 | derivation | breading | breeding | misprint
H7417 | derivation | (shorter) (ר | (shorter) ר | bracket
H7417 | derivation | pertains). | pertains | bracket
H7427 | speech | verb | noun, feminine | speech
H7433 | speech | proper noun, masculine; proper noun, place | proper noun, place | speech
H7433 | lemma | רָמֹת גִּלעָד | רָמֹת גִּלְעָד | pointing
H7433 | derivation | גִּלעָד | גִּלְעָד | pointing
H7449 | definition | in Assyrian | in Assyria | misprint
H7451 | usage | (Incl. feminine raaah; | (Including feminine raah; | misprint
H7473 | usage | shipherd | shepherd | misprint
H7473 | speech | verb | noun, masculine | speech
H7476 | definition | *a grasp*. i.e. | *a grasp*, i.e. | misprint
H7480 | usage | Reeliah | Reelaiah | version
H7497 | transliteration | râphâʼ | Râphâʼ | misprint
H7504 | usage | weak. raphah, Raphah. See | weak. See | scrap
H7504 | usage | (רָפָא). riphah. See H7383 (רִיפָה) | (רָפָא) | scrap
H7508 | speech | proper noun, masculine | proper noun, place | speech
H7530 | definition | in Assyrian | in Assyria | misprint
H7552 | derivation | versi-color | versicolor | misprint
H7574 | lemma | רֶתֶם | רֹתֶם | pointing
H7574 | transliteration | rethem | rôthem | pointing
H7574 | pronunciation | reh'-them | ro'-them | pointing
H7574 | derivation | or רֹתֶם (rôthem); from | from | pointing
H7575 | speech | proper noun, feminine | proper noun, place | speech
H7578 | usage | trembling. � | trembling. | scrap
H7583 | derivation | (identical with through | (identical with {H7582} through | reference
H7587 | derivation | {H7856} | {H7586} | reference
H7597 | usage | Shalthiel | Salathiel | version
H7600 | usage | שַׁלְאֲנָן | שַׁלְאֲנַן | pointing
H7618 | derivation | (compare {H7632}) meaning | (compare {H7632})) meaning | bracket
H7618 | lemma | שְׁבוּ | שְׁבוֹ | pointing
H7618 | transliteration | shᵉbûw | shᵉbôw | pointing
H7618 | pronunciation | sheb-oo' | sheb-o' | pointing
H7627 | speech | noun | proper noun | speech
H7628 | derivation | {H7618} | {H7617} | reference
H7651 | usage | -th, times) | -th (times) | bracket
H7651 | derivation | (masculine) (ש | (masculine) ש | bracket
H7651 | derivation | âh)) | âh) | bracket
H7652 | transliteration | shebaʻ | Shebaʻ | misprint
H7670 | lemma | שִׁבְרוֹן | שִׁבָּרוֹן | pointing
H7670 | transliteration | shibrôwn | shibbârôwn | pointing
H7670 | pronunciation | shib-rone' | shib-baw-rone' | pointing
H7692 | speech | proper noun, masculine | noun, masculine | speech
H7694 | lemma | שֵׁגָל | שֵׁגַל | pointing
H7694 | transliteration | shêgâl | shêgal | pointing
H7694 | pronunciation | shay-gawl' | shay-gal' | pointing
H7700 | definition | *a doemon* | *a demon* | misprint
H7718 | derivation | probably mean to blanch | probably meaning to blanch | misprint
H7738 | definition | *to destroy* | *destruction* | speech
H7741 | speech | proper noun, masculine | proper noun, place | speech
H7766 | definition | a place in Pal | a place in Palestine | scrap
H7767 | usage | Shunamite | Shunammite | version
H7788 | usage | singular See | sing. See | scrap
H7789 | derivation | (identical with through | (identical with {H7788} through | reference
H7790 | derivation | {H7889} | {H7789} | reference
H7801 | definition | in Assyrian | in Assyria | misprint
H7801 | speech | proper noun | adjective | speech
H7810 | lemma | שַׁחַד | שֹׁחַד | pointing
H7810 | transliteration | shachad | shôchad | pointing
H7810 | pronunciation | shakh'-ad | sho'-khad | pointing
H7815 | speech | noun, feminine | noun, masculine | speech
H7836 | usage | seek diligently) early, in the morning) | seek diligently early in the morning | bracket
H7856 | definition | a well in Pal | a well in Palestine | scrap
H7856 | speech | proper noun, masculine | proper noun, place | speech
H7857 | usage | flow(-whelm | flow(-whelm) | bracket
H7866 | usage | Shihon | Shion | version
H7870 | speech | noun, masculine | noun, feminine | speech
H7872 | usage | (be) gray (grey hoar,-y) hairs (head,-ed) | (be) gray (grey, hoar(-y)) hairs (head(-ed)) | misprint
H7883 | speech | proper noun, feminine | proper noun, place | speech
H7884 | speech | proper noun, masculine | proper noun, place | speech
H7885 | derivation | ; also compare {H7752} | - | moved
H7885 | definition | *an oar*; *a scourge* | *an oar*; also (compare {H7752}) *a scourge* | moved
H7930 | usage | Shichemites | Shechemites | version
H7945 | derivation | rel. {H834} | relative {H834} | misprint
H7946 | lemma | שַׁלְאֲנָן | שַׁלְאֲנַן | pointing
H7946 | transliteration | shalʼănân | shalʼănan | pointing
H7946 | pronunciation | shal-an-awn' | shal-an-an' | pointing
H7954 | speech | verb | adjective | speech
H7954 | lemma | שְׁלָה | שְׁלֵה | pointing
H7954 | transliteration | shᵉlâh | shᵉlêh | pointing
H7954 | pronunciation | shel-aw' | shel-ay' | pointing
H7992 | definition | third-story cell*) | third-story cell* | bracket
H7996 | speech | proper noun, masculine | proper noun, place | speech
H7996 | usage | Shalleketh | Shallecheth | version
H8016 | speech | proper noun, masculine | adjective | speech
H8019 | derivation | שׁלוֹמִית | שְׁלוֹמִית | pointing
H8022 | usage | Comp H8020 | Compare H8020 | misprint
H8026 | transliteration | sheleph | Sheleph | misprint
H8031 | speech | proper noun, feminine | proper noun, place | speech
H8034 | usage | named(-d) | name(-d) | misprint
H8034 | derivation | rather from through | rather from {H7760} through | reference
H8035 | definition | often includ. his | often including his | misprint
H8039 | usage | Shimah | Shimeah | version
H8041 | definition | in that direction*) | in that direction* | bracket
H8045 | usage | destory | destroy | misprint
H8051 | derivation | {H8074} | {H8085} | reference
H8052 | derivation | {H8074} | {H8085} | reference
H8053 | derivation | {H8103} | {H8104} | reference
H8054 | usage | Shamoth | Shammoth | version
H8059 | definition | suspension of labor*) | suspension of labor* | bracket
H8060 | derivation | {H8073} | {H8074} | reference
H8062 | speech | proper noun, masculine | adjective | speech
H8097 | speech | proper noun, masculine | adjective | speech
H8099 | speech | proper noun, masculine | adjective | speech
H8100 | usage | Shimath | Shimeath | version
H8101 | speech | proper noun, masculine | adjective | speech
H8102 | lemma | שֶׁמֶץ | שֵׁמֶץ | pointing
H8102 | transliteration | shemets | shêmets | pointing
H8102 | pronunciation | sheh'-mets | shay'-mets | pointing
H8104 | usage | beward | beware | version
H8112 | usage | Shimon-meron | Shimron-meron | version
H8117 | speech | proper noun, masculine | adjective | speech
H8118 | speech | proper noun, masculine | adjective | speech
H8118 | lemma | שֹׁמרֹנִי | שֹׁמְרֹנִי | pointing
H8118 | transliteration | Shômrônîy | Shômᵉrônîy | pointing
H8126 | speech | proper noun | adjective | speech
H8137 | usage | Senazar | Shenazar | version
H8141 | lemma | שָׁנֶה | שָׁנָה | pointing
H8141 | derivation | (in plural or (feminine) | (in plural) or (feminine) | bracket
H8141 | transliteration | shâneh | shânâh | pointing
H8141 | pronunciation | shaw-neh' | shaw-naw' | pointing
H8145 | speech | noun | adjective | speech
H8162 | usage | wollen | woollen | misprint
H8170 | speech | proper noun, masculine | adjective | speech
H8176 | derivation | ; to split or open, i.e. (literally, but only as denominative from {H8179}); compare see {H7778} | - | moved
H8176 | definition | *to act as gatekeeper*; (figuratively) | to split or open, i.e. (literally, but only as denominative from {H8179}) *to act as gatekeeper* (compare {H7778}); (figuratively) | moved
H8199 | definition | extenssion | extension | misprint
H8234 | usage | Shapper | Shapher | version
H8273 | definition | *expectation*. *the mirage* | especially *the mirage* | misprint
H8287 | derivation | (compare {H8271}) and | (compare {H8271})) and | bracket
H8311 | definition | (reflex) | (reflexively) | misprint
H8320 | speech | noun, masculine | adjective | speech
H8324 | speech | verb | noun, masculine | speech
H8324 | definition | *to be hostile* (only active participle an opponent) | *an opponent* (only the active participle of *to be hostile*) | speech
H8328 | lemma | שֶׁרֶשׁ | שֹׁרֶשׁ | pointing
H8328 | transliteration | sheresh | shôresh | pointing
H8328 | pronunciation | sheh'-resh | sho'-resh | pointing
H8329 | usage | Sharesh | Sheresh | version
H8337 | definition | *as ord*. | as ordinal | misprint
H8345 | speech | noun | adjective | speech
H8345 | definition | *ord*. | ordinal | misprint
H8351 | derivation | (Numbers from | (Numbers 24:17) from | bracket
H8354 | usage | (Prop. intensive | (Properly intensive | misprint
H8358 | definition | intoxicaion | intoxication | misprint
H8371 | usage | set. t | set. | scrap
H8400 | lemma | תְּבַּלֻּל | תְּבַלֻּל | pointing
H8407 | definition | Assyryrian | Assyrian | misprint
H8415 | definition | watersupply | water-supply | misprint
H8423 | definition | antidiluvian | antediluvian | misprint
H8440 | speech | proper noun, masculine | adjective | speech
H8441 | lemma | תּוֹעֵבַה | תּוֹעֵבָה | pointing
H8441 | transliteration | tôwʻêbah | tôwʻêbâh | pointing
H8441 | derivation | בַה | בָה | pointing
H8441 | derivation | (tôʻêbah) | (tôʻêbâh) | pointing
H8460 | derivation | תּחֹת | תְּחֹת | pointing
H8473 | lemma | תַּחֲרָא | תַּחְרָא | pointing
H8473 | transliteration | tachărâʼ | tachrâʼ | pointing
H8473 | pronunciation | takh-ar-aw' | takh-raw' | pointing
H8474 | derivation | facitious | factitious | misprint
H8478 | speech | noun, masculine | preposition | speech
H8489 | speech | proper noun, masculine | adjective | speech
H8491 | speech | proper noun, masculine | adjective | speech
H8501 | derivation | root meaning | root meaning to dissever, i.e. crush | moved
H8501 | definition | *to dissever*, i.e. *crush* | *deceitful* | rendering
H8505 | definition | ment. estimate | mental estimate | misprint
H8516 | lemma | תַּלְבֹּשֶׁת | תִּלְבֹּשֶׁת | pointing
H8516 | transliteration | talbôsheth | tilbôsheth | pointing
H8516 | pronunciation | tal-bo'-sheth | til-bo'-sheth | pointing
H8519 | derivation | תּלֻנָּה | תְּלֻנָּה | pointing
H8524 | speech | verb | adjective | speech
H8550 | speech | proper noun, masculine | noun, masculine | speech
H8561 | derivation | (plural or (feminine) | (plural) or (feminine) | bracket
H8567 | derivation | (identical with through | (identical with {H8566} through | reference
H8580 | lemma | תַּנְשֶׁמֶת | תִּנְשֶׁמֶת | pointing
H8580 | transliteration | tanshemeth | tinshemeth | pointing
H8580 | pronunciation | tan-sheh'-meth | tin-sheh'-meth | pointing
H8581 | lemma | תַּעָב | תָּעַב | pointing
H8581 | transliteration | taʻâb | tâʻab | pointing
H8598 | definition | includ. others | including others | misprint
H8607 | usage | Tipsah | Tiphsah | version
H8618 | speech | verb | noun, masculine | speech
H8628 | definition | handclasping) | handclasping | bracket
H8651 | usage | gate mouth | gate, mouth | misprint
H8654 | speech | proper noun, masculine | adjective | speech
H8656 | speech | proper noun, feminine | proper noun | speech
H8659 | definition | ephithet | epithet | misprint
H8664 | speech | proper noun | adjective | speech
G21 | derivation | agan (much) | ἄγαν (ágan) (much) | misprint
G25 | derivation | G5689 | {H5689} | reference
G32 | definition | (to bring tidings); a messenger | a messenger | moved
G32 | derivation | (probably derived | (to bring tidings; probably derived | moved
G106 | definition | neutral plural | neuter plural | misprint
G107 | usage | Azorigin | Azor | scrap
G116 | definition | capitol | capital | misprint
G123 | derivation | in the sense of the sea | in the sense of the sea) | bracket
G137 | derivation | G5869 | {H5869} | reference
G250 | derivation | {G174} | {H174} | reference
G259 | definition | capture, be taken. | capture | moved
G259 | usage | - | be taken | moved
G302 | definition | Usually unexpressed | denoting a supposition, wish, possibility or uncertainty. Usually unexpressed | moved
G302 | derivation | a primary particle, denoting a supposition, wish, possibility or uncertainty | a primary particle | moved
G378 | definition | coincidence ot obedience | coincidence or obedience | misprint
G408 | usage | Adronicus | Andronicus | version
G422 | definition | irreprehensible: | irreprehensible | misprint
G563 | derivation | negative participle | negative particle | misprint
G574 | definition | bountifully; | bountifully | misprint
G592 | derivation | {G223} | {G1223} | reference
G682 | definition | Collosæ | Colossæ | misprint
G687 | derivation | , denoting an interrogation to which a negative answer is presumed | - | moved
G687 | definition | - | denoting an interrogation to which a negative answer is presumed | moved
G709 | definition | principle | principal | misprint
G745 | derivation | {G2994} | {G2992} | reference
G754 | definition | principle | principal | misprint
G789 | definition | MInor | Minor | misprint
G799 | usage | Asyncritos | Asyncritus | version
G804 | derivation | sphallo | σφάλλω (sphállō) | misprint
G814 | derivation | , irregularly (morally) | - | moved
G814 | definition | - | irregularly (morally) | moved
G846 | usage | (self-), the) same, ((him- | (self-, the) same, (him- | bracket
G846 | definition | in the comparative {G1438} | in the compound {G1438} | misprint
G852 | definition | non-apparent) | non-apparent | bracket
G861 | definition | genitive, unending | generally, unending | misprint
G863 | definition | (as follow) | (as follows) | misprint
G897 | definition | capitol | capital | misprint
G912 | derivation | {H1347} and {H5} | {H1247} and {G5} | reference
G918 | usage | Bartholomeus | Bartholomew | version
G926 | definition | (fig) | (figuratively) | misprint
G957 | derivation | a compound of a derivative | a comparative of a derivative | misprint
G961 | definition | Berœoean | Berœan | misprint
G965 | derivation | {H1036} | {H1035} | reference
G976 | derivation | properly, the inner bark of the papyrus plant, i.e. (by implication) a sheet or scroll of writing | - | moved
G976 | definition | - | properly, the inner bark of the papyrus plant, i.e. (by implication) a sheet or scroll of writing | moved
G989 | definition | scurrilious | scurrilous | misprint
G998 | derivation | theo (to run) | θέω (théō) (to run) | misprint
G1065 | derivation | of emphasis or qualification (often used with other particles prefixed) | - | moved
G1065 | definition | - | a particle of emphasis or qualification (often used with other particles prefixed) | moved
G1122 | derivation | . a writer, i.e. (professionally) scribe or secretary | - | moved
G1122 | definition | - | a writer, i.e. (professionally) scribe or secretary | moved
G1163 | definition | also deon deh-on'; neuter active participle of the same; both used impersonally; it is | it is | moved
G1163 | derivation | present of {G1210} | present of {G1210}; also δέον (déon), neuter active participle of the same; both used impersonally | moved
G1172 | definition | principle | principal | misprint
G1174 | derivation | the compound of | the comparative of | misprint
G1223 | definition | general importance | general import | misprint
G1232 | derivation | {G1123} | {G1223} | reference
G1311 | derivation | {G1225} | {G1223} | reference
G1340 | definition | asservate | asseverate | misprint
G1347 | definition | aquittal | acquittal | misprint
G1473 | derivation | first person I (only expressed when emphatic) | first person | moved
G1473 | definition | For the other cases | I (only expressed when emphatic). For the other cases | moved
G1478 | definition | Hezekeiah | Hezekiah | misprint
G1511 | definition | to exist come, is, X lust after, X please well, there is, to be, was. | to exist | moved
G1511 | usage | am, was. | am, come, is, X lust after, X please well, there is, to be, was. | moved
G1537 | derivation | preposition denoting origin (the point whence action or motion proceeds), from, out (of place, time, or cause; literal or figurative; direct or remote) | preposition | moved
G1537 | definition | or ἐξ (ex) Often | or ἐξ (ex), denoting origin (the point whence action or motion proceeds), from, out (of place, time, or cause; literal or figurative; direct or remote). Often | moved
G1537 | definition | or ἐξ (ex), denoting | denoting | moved
G1537 | derivation | preposition | preposition; also ἐξ (ex), before a vowel | moved
G1548 | definition | the same as 1547 | the same as {G1547} | reference
G1567 | definition | (figuratively)investigate | (figuratively) investigate | misprint
G1614 | derivation | teino | τείνω (teínō) | misprint
G1621 | derivation | tinasso | τινάσσω (tinássō) | misprint
G1666 | usage | Elissæus | Eliseus | version
G1682 | derivation | pronominal suffix) my God | pronominal suffix) | moved
G1682 | definition | - | my God | moved
G1683 | definition | myself so likewise | myself; so likewise | misprint
G1700 | derivation | {G3449} | {G3450} | reference
G1744 | definition | wrap (compare {G1746}) on, i.e. | wrap (compare {G1746}) on), i.e. | bracket
G1744 | derivation | {G1772} | {G1722} | reference
G1750 | derivation | {G1772} | {G1722} | reference
G1751 | derivation | {G1772} | {G1722} | reference
G1788 | usage | reference | reverence | version
G1848 | derivation | and meaning the same | - | moved
G1848 | definition | - | meaning the same as {G1847}: to make utterly nothing of, i.e. despise | moved
G1866 | usage | Epenetus | Epaenetus | version
G1869 | usage | poise | hoise | version
G1971 | derivation | potheo | ποθέω (pothéō) | misprint
G1985 | definition | in genitive case charge | in general charge | misprint
G2022 | definition | - | to pour upon | moved
G2022 | usage | to pour upon:--pour in. | pour in. | moved
G2060 | usage | Mercury | Mercurius | version
G2067 | usage | government | garment | version
G2139 | definition | of sin in genitive case | of sin in general | misprint
G2141 | derivation | {G2090} | {G2095} | reference
G2147 | derivation | cognate form) | cognate form | bracket
G2147 | derivation | (heuréō) | (heuréō)) | bracket
G2148 | usage | Euroklydon | Euroclydon | version
G2192 | definition | contiuity | contiguity | misprint
G2251 | derivation | {G2349} | {G2249} | reference
G2266 | definition | Heodian | Herodian | misprint
G2289 | derivation | to kill (literally or figuratively) | - | moved
G2289 | definition | - | to kill (literally or figuratively) | moved
G2306 | derivation | 1491 | {G1491} | reference
G2316 | derivation | ; a deity, especially (with {G3588}) the supreme Divinity | - | moved
G2316 | definition | figuratively, a magistrate | a deity, especially (with {G3588}) the supreme Divinity; figuratively, a magistrate | moved
G2366 | derivation | a storm | - | moved
G2366 | definition | - | a storm | moved
G2369 | definition | alter of | altar of | misprint
G2379 | definition | special or genitive case, literal or figurative | specially or generally, literally or figuratively | misprint
G2397 | definition | (comparative | (compare | misprint
G2402 | derivation | idos | ἶδος (îdos) | misprint
G2403 | usage | Jezabel | Jezebel | version
G2440 | derivation | ennumi | ἕννυμι (hénnymi) | misprint
G2469 | derivation | {H377} | {H376} | reference
G2490 | usage | Joannas | Joanna | version
G2504 | definition | and (or also, even, etc.) I, (to) me | - | misprint
G2504 | definition | so also | and (or also, even, etc.) I, (to) me; so also | misprint
G2524 | derivation | from {G2596} | from {G2596} and ἵημι (híēmi) (to send) | moved
G2524 | definition | and ἵημι (híēmi) (to send); to lower | to lower | moved
G2537 | definition | with respect to age | with respect to age) | bracket
G2552 | derivation | {G2256} | {G2556} | reference
G2554 | definition | (genitive) | (generally) | misprint
G2705 | derivation | from 2596 and 5368 | from {G2596} and {G5368} | reference
G2708 | derivation | cheo | χέω (chéō) | misprint
G2736 | definition | (compare) | (comparative) | misprint
G2747 | derivation | kegchros | κέγχρος (kénchros) | misprint
G2747 | usage | Cencrea | Cenchrea | version
G2799 | definition | 1145 | {G1145} | reference
G2819 | derivation | for the purpose | for the purpose) | bracket
G2832 | derivation | {H256} | {G256} | reference
G2854 | derivation | prob akin | probably akin | misprint
G2857 | derivation | kolossos | κολοσσός (kolossós) | misprint
G2858 | definition | inhabitant of Colossæ | inhabitant of Colossæ) | bracket
G2866 | derivation | 2865 | {G2865} | reference
G2868 | derivation | ornumi | ὄρνυμι (órnymi) | misprint
G2919 | derivation | properly, to distinguish, i.e. decide (mentally or judicially) | - | moved
G2919 | definition | by implication, to try | properly, to distinguish, i.e. decide (mentally or judicially); by implication, to try | moved
G2972 | usage | Cos | Coos | version
G2982 | definition | (lammâ); | (lammâ) | misprint
G2983 | derivation | is use only | is used only | misprint
G3010 | definition | beneficient | beneficent | misprint
G3104 | usage | Mainan | Menan | version
G3123 | definition | degree)) | degree) | bracket
G3132 | definition | foretelling | foretelling) | bracket
G3158 | usage | Mathat | Matthat | version
G3160 | derivation | {G4992} | {H4992} | reference
G3179 | definition | , or (1 Cor. 13:2) UP9875: LEXEME NOT FOUND FOR STRONGS 3179 lemma_no 1 | - | scrap
G3190 | usage | Meleas | Melea | version
G3304 | derivation | G3203 | {G3303} | reference
G3305 | derivation | G3203 | {G3303} | reference
G3318 | definition | 0763 | {H763} | reference
G3326 | definition | less close than {G4862}) Often | less close than {G4862}. Often | bracket
G3329 | derivation | {G718} | {G71} | reference
G3354 | definition | (i.e. allot by rule) | (i.e. allot by rule); figuratively, to estimate | moved
G3354 | usage | figuratively, to estimate:--measure | measure | moved
G3359 | derivation | ops (the | ὤψ (ṓps) (the | misprint
G3361 | definition | {G3372}, {G3373}, {G3375}, | - | reference
G3378 | definition | is it not that? may ook Compare | is it not that? Compare | scrap
G3406 | definition | renumerator | remunerator | misprint
G3468 | derivation | ); and | ) and | misprint
G3478 | definition | (Nazarét); | (Nazarét) | misprint
G3532 | usage | Nicolaus | Nicolas | version
G3532 | derivation | {G2994} | {G2992} | reference
G3642 | derivation | G6590 | {G5590} | reference
G3683 | usage | Onespiphorus | Onesiphorus | version
G3685 | derivation | to slur) | to slur), for which another prolonged form (ὀνάω (onáō)) is used as an alternate in some tenses (unless indeed it be identical with the base of {G3686} through the idea of notoriety) | moved
G3685 | definition | for which another prolonged form (ὀνάω (onáō)) is used as an alternate in some tenses (unless indeed it be identical with the base of {G3686} through the idea of notoriety); to gratify | to gratify | moved
G3708 | derivation | properly, to stare at (compare {G3700}), i.e. (by implication) to discern clearly (physically or mentally) | - | moved
G3708 | definition | by extension, to attend to | properly, to stare at (compare {G3700}), i.e. (by implication) to discern clearly (physically or mentally); by extension, to attend to | moved
G3718 | derivation | , to make a straight cut, i.e. (figuratively) to dissect (expound) correctly (the divine message) | - | moved
G3718 | definition | - | to make a straight cut, i.e. (figuratively) to dissect (expound) correctly (the divine message) | moved
G3739 | definition | the relatively (sometimes demonstrative) pronoun | the relative (sometimes demonstrative) pronoun | misprint
G3741 | derivation | ; properly, right (by intrinsic or divine character; thus distinguished from 1342, which refers rather to human statutes and relations; from {G2413}, which denotes formal consecration; and from {G40}, which relates to purity from defilement) | - | moved
G3741 | definition | i.e. hallowed (pious, sacred, sure) 342 | properly, right (by intrinsic or divine character; thus distinguished from {G1342}, which refers rather to human statutes and relations; from {G2413}, which denotes formal consecration; and from {G40}, which relates to purity from defilement), i.e. hallowed (pious, sacred, sure) | moved
G3756 | definition | , {G3372} | - | reference
G3773 | usage | Urbanus | Urbane | version
G3779 | definition | οὕτως (hoútōs) | οὕτως (hoútōs)) | bracket
G3803 | definition | statagem | stratagem | misprint
G3844 | definition | on account of) In compounds it | on account of)). In compounds it | bracket
G3905 | derivation | teino | τείνω (teínō) | misprint
G3907 | usage | obervation | observation | misprint
G3922 | definition | steathily | stealthily | misprint
G3929 | derivation | {G2935} | {G3935} | reference
G3935 | derivation | hiemi | ἵημι (híēmi) | misprint
G3958 | definition | , including the forms πάθω (páthō), and πένθω (pénthō), used only in certain tenses for it | - | moved
G3958 | derivation | apparently a primary verb | apparently a primary verb, including the forms πάθω (páthō) and πένθω (pénthō), which are used only in certain tenses | moved
G3968 | derivation | {G3902} | {G3962} | reference
G3982 | usage | conflent | confident | misprint
G4012 | definition | In comparative, it | In composition, it | misprint
G4041 | derivation | 4012 | {G4012} | reference
G4092 | derivation | certain tenses) | certain tenses | bracket
G4092 | definition | fever); | fever) | misprint
G4249 | derivation | prio | πρίω (príō) | misprint
G4253 | definition | In the comparative, it | In composition it | misprint
G4257 | definition | already,i.e. | already, i.e. | misprint
G4266 | definition | previousy | previously | misprint
G4293 | definition | anounce | announce | misprint
G4314 | definition | In the comparative case, it | In composition, it | misprint
G4316 | derivation | (mean to harangue) | (meaning to harangue) | misprint
G4324 | definition | to menace additionally e. threaten further. | to menace additionally, i.e. threaten further | moved
G4324 | usage | i. | threaten further. | moved
G4328 | derivation | dokeuo | δοκεύω (dokeúō) | misprint
G4337 | definition | 3563 | {G3563} | reference
G4428 | derivation | 4429 | {G4429} | reference
G4434 | derivation | alternate of {G4098}) | alternate of {G4098} | bracket
G4437 | derivation | {G4635} | {G4435} | reference
G4452 | definition | in the comparative | in composition | misprint
G4460 | derivation | G7343 | {H7343} | reference
G4460 | definition | {H4477} | {G4477} | reference
G4486 | derivation | {G2608})) to "break," "wreck" or "crack", i.e. (especially) to sunder (by separation of the parts; {G2608} being its intensive (with the preposition in composition), and {G2352} a shattering to minute fragments; but not a reduction to the constituent particles, like {G3089}) | {G2608})) | moved
G4486 | derivation | both prolonged forms | or ῥήσσω (rhḗssō), both prolonged forms | moved
G4486 | definition | or disrupt, lacerate | to "break", "wreck" or "crack", i.e. (especially) to sunder (by separation of the parts; {G2608} being its intensive (with the preposition in composition), and {G2352} a shattering to minute fragments; but not a reduction to the constituent particles, like {G3089}); or disrupt, lacerate | moved
G4486 | definition | joyful emotions or ῥήσσω (rhḗssō) | joyful emotions | moved
G4518 | derivation | Chaldee or ( | Chaldee origin ( | misprint
G4553 | definition | wicker-work | wicker-work) | bracket
G4556 | definition | 3037 | {G3037} | reference
G4563 | definition | meaning a broom; to sweep | to sweep | moved
G4563 | derivation | (to brush off; akin to {G4951}) | (to brush off; akin to {G4951}), meaning a broom | moved
G4567 | derivation | {H4566} | {G4566} | reference
G4574 | definition | altar, etc) | altar, etc.) | misprint
G4623 | definition | 2974 | {G2974} | reference
G4677 | definition | lily; | - | moved
G4677 | derivation | feminine) | feminine); lily | moved
G4682 | definition | convluse | convulse | misprint
G4706 | definition | than others), i.e. | than others, i.e. | bracket
G4715 | derivation | {G2746} | {G2476} | reference
G4766 | definition | "strew," | "strew", | misprint
G4770 | definition | certin | certain | misprint
G4787 | derivation | {G4682} | {G4862} | reference
G4811 | definition | (genitive and by extension) | (generally and by extension) | misprint
G4822 | usage | intrust | instruct | version
G4891 | definition | spirtually | spiritually | misprint
G4917 | derivation | thlao | θλάω (thláō) | misprint
G4927 | derivation | 3674 | {G3674} | reference
G4945 | usage | comspiracy | conspiracy | misprint
G5012 | usage | (of mind, loneliness | (of mind), loneliness | bracket
G5012 | usage | loneliness | lowliness | version
G5037 | definition | latter participle | latter particle | misprint
G5048 | usage | fulfil, make) perfect | fulfil, make perfect | bracket
G5050 | derivation | {G5448} | {G5048} | reference
G5104 | definition | in sooth ) | in sooth | bracket
G5104 | usage | (used only with other particles in the comparative, as G2544, G3305, G5105, G5106, etc. | - | scrap
G5107 | derivation | 5104 | {G5104} | reference
G5112 | derivation | 5111 | {G5111} | reference
G5112 | derivation | the compound of | the comparative of | misprint
G5117 | definition | large but participle locality | large but particular locality | misprint
G5176 | derivation | corrosion or wear | corrosion or wear, or perhaps rather of a base of {G5167} and {G5149} through the idea of a craunching sound | moved
G5176 | definition | or perhaps rather of a base of {G5167} and {G5149} through the idea of a craunching sound; to gnaw | to gnaw | moved
G5177 | derivation | through the idea of effecting | through the idea of effecting) | bracket
G5180 | definition | thus differing from {G3817} | (thus differing from {G3817} | bracket
G5184 | derivation | : Tyrus (i.e. Tsor), a place in Palestine | - | moved
G5184 | definition | - | Tyrus (i.e. Tsor), a place in Palestine | moved
G5204 | definition | , and genitive case, ὕδατος (hýdatos), etc. | - | moved
G5204 | derivation | from the base | and genitive ὕδατος (hýdatos), etc.; from the base | moved
G5215 | derivation | {H5667} | {G5567} | reference
G5225 | definition | principal (verb) | principal) verb | bracket
G5228 | definition | more than In the comparative, it | more than. In composition, it | misprint
G5235 | definition | beyod | beyond | misprint
G5259 | definition | time (when (at)) In the comparative, it | time (when (at))). In composition, it | bracket
G5273 | definition | ("hypocrite" | ("hypocrite") | bracket
G5275 | derivation | {G5295} | {G5259} | reference
G5333 | derivation | 5332 | {G5332} | reference
G5333 | definition | - | a sorcerer | rendering
G5336 | usage | manager | manger | version
G5342 | derivation | (for which other, and apparently not cognate ones are used in certain tenses only; namely, | for which other, and apparently not cognate ones are used in certain tenses only; namely, | bracket
G5384 | derivation | properly, dear, i.e. a friend | - | moved
G5384 | definition | actively, fond | properly, dear, i.e. a friend; actively, fond | moved
G5410 | definition | in comparative with | in the compound with | misprint
G5424 | definition | midrif | midriff | misprint
G5436 | definition | fugitive; Phygellus | Phygellus | moved
G5436 | derivation | {G5343} | {G5343}; fugitive | moved
G5442 | usage | beward | beware | version
G5442 | definition | literally of figuratively | literally or figuratively | misprint
G5445 | definition | mean to knead; a mass | a mass | moved
G5445 | derivation | swelling in bulk) | swelling in bulk), meaning to knead | moved
G5466 | derivation | Hebrew or ( | Hebrew origin ( | misprint
G5480 | definition | scupltured | sculptured | misprint
G5494 | derivation | 5490 | {G5490} | reference
G5506 | definition | ("chiliarch"; i.e. colonel | ("chiliarch"), i.e. colonel | bracket
G5521 | derivation | 5514 | {G5514} | reference
G5525 | definition | ("choir" | ("choir") | bracket
G5561 | usage | county | country | version
G5570 | definition | pracher | preacher | misprint
G5600 | definition | its comparative | its compounds | misprint
G5620 | definition | as follow) | as follows) | misprint
`;
