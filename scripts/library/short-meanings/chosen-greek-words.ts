// cspell:disable
/**
 * Short meanings of Greek nouns, verbs, adjectives and adverbs, made by hand where the rules choose a wrong or misleading
 * first sense. A line is number, meaning and reason.
 *
 * The reasons: `order` the most frequent rendering or the first gloss is not the first sense; `archaic` the rendering of
 * the King James Version has another sense today; `etymology` the dictionaries begin with the origin; `missing` no
 * dictionary lists the sense that the text has most often; `theology` a word that readers look up for one established
 * sense; `mixed` the number covers several words, or the lexicon has its glosses under another number; `scrap` the
 * sources have only a scrap of a phrase; `plain` the sources use words that readers of today do not know; `ambiguous` most
 * readers would take the English word alone in another sense; `use`, `origin` and `form` as in `chosen-particles.ts`.
 */
export const greekWordMeanings = `
G1 alpha, the first letter | missing
G12 abyss, bottomless pit | scrap
G17 doer of good | scrap
G18 good | order
G22 unmarried person | order
G25 to love | order
G26 love | archaic
G27 beloved | order
G30 container, flask | plain
G32 angel, messenger | order
G33 come now! | missing
G36 of no family, low-born | order
G37 to sanctify, make holy | theology
G38 holiness, sanctification | theology
G40 holy; saint | theology
G46 unshrunk, new (of cloth) | archaic
G50 to be ignorant, not know | scrap
G58 market, marketplace | order
G60 of the marketplace; rabble; court day | missing
G61 catch (of fish), haul | archaic
G62 unlettered, without schooling | scrap
G63 to live in the fields | missing
G65 wild olive tree | scrap
G69 to stay awake, be alert | archaic
G70 sleeplessness, watchfulness | archaic
G71 to lead, bring; to go | order
G72 way of life, conduct | order
G73 contest, struggle, fight | order
G80 brother | order
G85 to be distressed, be troubled | scrap
G86 Hades, realm of the dead | theology
G87 impartial, unwavering | order
G90 integrity, purity | missing
G91 to do wrong, harm, hurt | order
G96 rejected, not approved | order
G104 always, ever | archaic
G106 unleavened; unleavened bread | scrap
G111 unlawful, forbidden | order
G114 to reject, set aside, nullify | order
G115 annulment, setting aside | archaic
G117 Athenian, inhabitant of Athens | plain
G118 to compete | order
G129 blood | order
G139 sect, faction, heresy | scrap
G141 divisive, heretical | etymology
G142 to lift up, take up, take away | order
G145 faculty of perception, senses | ambiguous
G146 greedy for dishonest gain | archaic
G147 for dishonest gain | scrap
G148 filthy language, obscene speech | order
G150 shameful, disgraceful | missing
G151 obscenity, filthiness | use
G154 to ask, request | order
G156 cause, reason, charge | order
G158 cause, fault, guilt | missing
G159 cause, source | order
G165 age, eternity; world | order
G166 eternal, everlasting | order
G172 innocent, unsuspecting | archaic
G176 beyond reproach | plain
G185 innocent, pure | archaic
G188 still, even now | etymology
G189 hearing, ear; report | archaic
G191 to hear, listen | order
G192 lack of self-control, self-indulgence | archaic
G193 without self-control | archaic
G196 strictest, most exact | missing
G197 more accurately, more exactly | missing
G198 to ascertain exactly, learn precisely | order
G199 carefully, accurately | missing
G201 audience hall, auditorium | archaic
G204 cornerstone, at the chief corner | etymology
G205 spoils, best of the plunder | order
G206 end, extremity; tip, top | order
G208 to make void, nullify | missing
G211 alabaster jar, perfume flask | archaic
G214 to wail; to clang (of a cymbal) | use
G216 mute, speechless | archaic
G220 rooster, cock | plain
G224 flour, meal | scrap
G225 truth | order
G227 true | order
G230 truly, indeed, surely | scrap
G236 to change, exchange | missing
G239 hallelujah, praise the Lord | archaic
G240 one another, each other | order
G244 meddler | missing
G245 another’s, foreign, strange | scrap
G251 salt | missing
G252 salty | scrap
G253 less sorrowful, less anxious | use
G262 unfading, of amaranth | order
G264 to sin | theology
G266 sin | theology
G269 peaceable, not quarrelsome | etymology
G275 free from anxiety, free from care | scrap
G276 unchangeable | scrap
G278 without regret, irrevocable | missing
G281 truly, amen | order
G293 casting net | etymology
G296 street, crossroad | etymology
G304 stair, flight of steps | order
G305 to go up, ascend | order
G308 to look up, regain sight | order
G312 to announce, report | order
G313 to give new birth | etymology
G314 to read | order
G316 necessary; close (of friends) | ambiguous
G318 necessity, distress | order
G319 to make oneself known | order
G321 to lead up, bring up; to set sail | order
G322 to appoint, show clearly | missing
G323 public showing, announcement | archaic
G325 to hand over, deliver | order
G331 curse, accursed thing | scrap
G332 to bind under a curse, curse | scrap
G335 shameless persistence | plain
G336 killing, death | scrap
G337 to kill, do away with; to take up | missing
G342 renewal | theology
G345 to recline at table | archaic
G347 to lay down; to recline | order
G348 to hinder | order
G350 to examine, question, judge | scrap
G352 to straighten up, stand erect | scrap
G353 to take up, take along | scrap
G360 to depart; to return | etymology
G377 to recline, sit down (to eat) | missing
G378 to fill up, fulfill | order
G383 to stir up, incite | order
G384 to unsettle, upset | archaic
G386 resurrection | theology
G387 to upset, unsettle, stir to revolt | order
G388 to crucify again | etymology
G390 to behave, live; to return | order
G391 conduct, way of life | archaic
G392 to arrange in order, compile | order
G394 to set forth, communicate | order
G397 to bring up, nourish | scrap
G402 to withdraw, depart | scrap
G403 refreshment, relief | plain
G407 to be courageous, act like a man | archaic
G409 murderer | archaic
G416 to be driven by the wind | missing
G421 unsearchable, untraceable | archaic
G422 not needing to be ashamed | plain
G425 relief, rest, freedom | order
G430 to bear with, endure | order
G432 dill | order
G433 to be fitting, be proper | archaic
G435 man, husband | order
G437 to give thanks, praise | plain
G439 charcoal fire | scrap
G441 trying to please people | scrap
G442 human | order
G444 man, human being, person | order
G446 proconsul, governor | scrap
G447 to loosen, give up, leave | order
G450 to rise, stand up; to raise | order
G455 to open | order
G458 lawlessness, iniquity | missing
G467 to repay, recompense | archaic
G470 to answer back, reply | archaic
G472 to hold fast to, be devoted; support | order
G474 to exchange (words), discuss | scrap
G482 to help, take part in | scrap
G484 help | order
G485 contradiction, dispute, hostility | archaic
G488 to measure in return | scrap
G492 to pass by on the other side | missing
G499 corresponding to, representation | order
G500 antichrist | missing
G501 to draw (water) | order
G503 to head into (the wind) | etymology
G505 sincere, genuine | plain
G509 from above, from the top; again | missing
G512 unprofitable | scrap
G514 worthy, fitting, deserving | archaic
G515 to consider worthy | order
G516 worthily, suitably | scrap
G518 to report, tell, announce | order
G519 to hang oneself | order
G524 to become callous, be past feeling | order
G525 to free, deliver; to depart | order
G529 going to meet someone, meeting | ambiguous
G531 permanent, unchangeable | missing
G537 all, whole | order
G542 to see, find out | etymology
G544 to disobey, refuse to believe | scrap
G547 threat | archaic
G550 to renounce, disown | order
G551 untemptable, cannot be tempted | order
G552 inexperienced, unskilled | scrap
G553 to wait eagerly for, expect | scrap
G554 to strip off; to disarm | missing
G555 putting off, removal | scrap
G557 disrepute, discredit | order
G560 to expect in return; to despair | order
G565 to go away, depart | order
G566 it is enough | missing
G567 to abstain, keep away | missing
G568 to have in full, receive; to be far away | missing
G569 to disbelieve, be unfaithful | scrap
G571 unbelieving, faithless | scrap
G572 sincerity, simplicity; generosity | archaic
G573 sound, healthy, sincere | order
G574 generously, sincerely | order
G576 to get out; turn out, result | scrap
G579 rejected, deserving rejection | ambiguous
G580 rejection; loss | missing
G581 to die, be dead (to) | order
G582 registration, census | archaic
G583 to register, enroll | missing
G586 to tithe, pay a tenth of | order
G589 to go abroad, travel | order
G591 to give back, repay, render | order
G594 acceptance, approval | archaic
G599 to die | order
G601 to reveal | order
G602 revelation | theology
G603 eager expectation | scrap
G606 to be stored up, be reserved | scrap
G611 to answer | order
G614 hidden, secret | scrap
G615 to kill | order
G618 to receive; to take aside | order
G620 to leave behind, abandon; to be left over | ambiguous
G622 to destroy; to perish, be lost | order
G626 to defend oneself | scrap
G627 defense | order
G629 redemption, release | theology
G630 to release, send away, divorce | order
G636 to sail away | ambiguous
G639 to be perplexed, be at a loss | scrap
G641 to throw oneself off, jump | missing
G642 to be torn away (as if orphaned) | plain
G643 to pack up baggage | missing
G649 to send, send out | order
G652 apostle, messenger | theology
G653 to question closely, provoke to speak | etymology
G657 to say goodbye, take leave of; to renounce | order
G660 to shake off | scrap
G664 sharply, severely | order
G670 to unload | archaic
G671 using up, consumption | order
G674 to faint, breathe out life | order
G677 blameless, clear; giving no offense | archaic
G678 impartially | scrap
G680 to touch | order
G681 to light, kindle; to touch (middle voice) | missing
G684 destruction, ruin; waste | archaic
G685 curse, cursing | order
G699 desire to please | ambiguous
G709 to eat breakfast, dine | order
G710 left (of two sides) | plain
G712 midday meal, lunch | archaic
G714 to be enough; be content | missing
G715 bear (the animal) | plain
G718 to join, betroth | missing
G722 to plow | missing
G725 thing to be grasped, robbery | missing
G726 to seize, snatch | order
G727 swindler, robber; ravenous | archaic
G728 down payment, pledge | archaic
G733 man who has sex with men | archaic
G737 now, just now | order
G746 beginning; ruler | order
G747 author, pioneer, leader | archaic
G749 high priest, chief priest | order
G755 master of the banquet | missing
G756 to begin | order
G757 to rule; to begin (middle voice) | missing
G758 ruler, prince | order
G763 ungodliness, impiety | scrap
G766 sensuality, lewdness | archaic
G767 insignificant, obscure | etymology
G769 weakness, sickness | order
G770 to be weak, be sick | order
G773 Asia, the Roman province in western Asia Minor | order
G774 Asian, a native of the Roman province of Asia | order
G778 to strive, take pains | archaic
G779 wineskin | order
G782 to greet | archaic
G787 assarion (small copper coin) | archaic
G790 to be homeless, wander | scrap
G791 beautiful, handsome | archaic
G797 to flash like lightning, shine brightly | archaic
G798 star | scrap
G800 disagreeing, not in agreement | use
G802 faithless, covenant-breaking | scrap
G804 certain, sure, safe | scrap
G805 to secure, fasten | missing
G807 to behave improperly | archaic
G809 unpresentable, indecent | archaic
G810 debauchery, dissipation, wastefulness | archaic
G812 to live disorderly, be idle | etymology
G813 disorderly, idle, unruly | etymology
G814 in a disorderly way, idly | order
G823 indivisible; moment (of time) | scrap
G824 wrong, improper, harmful | etymology
G826 to shine, give light; to see clearly | plain
G827 daybreak, daylight | missing
G828 Augustus, the Roman emperor when Jesus was born | order
G832 to play the flute | plain
G833 courtyard, palace; sheepfold | missing
G836 flute, pipe | archaic
G839 tomorrow | archaic
G840 harsh, severe, austere | order
G842 content, self-sufficient | missing
G850 dark, murky | missing
G853 to destroy, disfigure; to vanish | archaic
G855 vanished from sight, invisible | use
G856 latrine, sewer | archaic
G857 severity, harsh treatment (of the body) | order
G859 forgiveness, release | theology
G863 to forgive; to leave, let go, permit | order
G866 free from the love of money | plain
G867 departure | order
G872 to look away to, fix one's eyes on | scrap
G873 to separate, set apart | order
G874 opportunity, occasion, pretext | archaic
G877 foolishness, folly | scrap
G878 foolish; fool | order
G880 mute, voiceless | archaic
G884 ungrateful, unthankful | order
G886 not made by hands | scrap
G890 useless, unprofitable | order
G898 standing, rank; step | archaic
G902 palm branch | missing
G906 to throw, cast, put | order
G907 to baptize, immerse | theology
G908 baptism | theology
G915 non-Greek, foreigner; barbarian | archaic
G916 to weigh down, burden | order
G917 with difficulty, dully | scrap
G922 burden, weight | scrap
G928 to torment, torture | order
G932 kingdom, reign | order
G933 palace, royal court | order
G935 king | order
G937 royal; royal official | scrap
G940 to bewitch | order
G943 bath (a liquid measure) | plain
G945 to babble, use empty repetition | etymology
G948 to detest, abhor | order
G955 Belial, a name of Satan | scrap
G956 arrow, dart | archaic
G957 better, very well | missing
G973 violent person | scrap
G979 life; livelihood, possessions | missing
G987 to blaspheme, slander | order
G990 seeing, sight | order
G991 to see, look | order
G994 to cry out, shout | archaic
G1001 to take soundings, measure depth (at sea) | plain
G1002 javelin, arrow, dart | archaic
G1008 plant, vegetation | missing
G1010 council member | archaic
G1011 to deliberate, consider | order
G1012 purpose, plan, counsel | missing
G1014 to want, wish, intend | archaic
G1019 to delay, be slow | plain
G1025 infant, baby | plain
G1027 thunder | order
G1032 to gush, pour forth | scrap
G1033 food | archaic
G1035 eating, food; rust | archaic
G1037 the deep, deep sea | missing
G1039 made of fine linen | scrap
G1040 fine linen | plain
G1043 Gabriel, an angel | missing
G1044 gangrene | plain
G1061 to give in marriage | missing
G1064 womb, belly | order
G1067 Gehenna, hell | theology
G1078 birth, existence | missing
G1080 to father, bear; to be born | archaic
G1081 offspring, brood; fruit, produce | archaic
G1085 family, race, people; kind | order
G1087 council of elders | plain
G1091 cultivated field, farmland | archaic
G1092 farmer, vine-grower | scrap
G1093 earth, land, ground | order
G1096 to become, be, happen | order
G1097 to know | order
G1099 sweet | missing
G1100 tongue, language | order
G1101 money bag, money box | missing
G1102 launderer, bleacher of cloth (fuller) | plain
G1103 genuine, true, sincere | etymology
G1107 to make known, declare | order
G1111 to grumble, complain | archaic
G1112 grumbling, complaining | archaic
G1113 grumbler | archaic
G1114 impostor, swindler; sorcerer | etymology
G1119 knee | scrap
G1122 scribe | order
G1124 Scripture, writing | order
G1125 to write | order
G1126 like an old woman’s, silly | plain
G1127 to stay awake, keep watch, be alert | archaic
G1130 to be poorly clothed, be naked | use
G1135 woman, wife | order
G1139 to be possessed by a demon | scrap
G1140 demon | archaic
G1142 demon | order
G1144 tear, teardrop | ambiguous
G1163 it is necessary, must | order
G1169 cowardly, fearful | order
G1170 so-and-so, a certain man | archaic
G1172 to eat supper, dine | archaic
G1174 very religious; superstitious | order
G1175 religion; superstition | order
G1177 twelve | missing
G1187 spearman | scrap
G1188 right, right hand | scrap
G1189 to ask, beg, pray | scrap
G1193 of leather, of skin | archaic
G1196 to bind, tie | missing
G1198 prisoner | scrap
G1199 bond, chain, imprisonment | archaic
G1200 jailer, prison keeper | plain
G1204 come here!; until now | missing
G1205 come! (to several) | form
G1207 second-first (of a Sabbath; meaning uncertain) | scrap
G1209 to receive, accept, welcome | order
G1219 public; publicly | scrap
G1220 denarius (a Roman coin) | archaic
G1221 ever, -ever (generalizing particle) | scrap
G1224 to cross over, pass through | etymology
G1225 to accuse, slander | etymology
G1228 devil; slanderer | order
G1229 to proclaim, announce | archaic
G1230 to pass, elapse (of time) | missing
G1231 to investigate exactly, decide (a case) | order
G1232 to make known everywhere | archaic
G1233 decision, judicial hearing | etymology
G1234 to grumble, complain | archaic
G1236 to live, lead (a life) | scrap
G1237 to receive in turn, succeed to | etymology
G1242 covenant; will | archaic
G1243 difference, variety | order
G1244 to divide, distribute | order
G1245 to clean out thoroughly | missing
G1246 to refute completely | plain
G1247 to serve, minister | order
G1248 service, ministry | order
G1249 servant, deacon | order
G1251 to hear (a case) fully | plain
G1252 to distinguish, judge; to doubt | order
G1253 judgment, distinguishing | order
G1257 to stop, cease | plain
G1258 language, dialect | plain
G1262 to scatter, disperse, break up | missing
G1263 to testify solemnly, warn, charge | missing
G1268 to spread, distribute | missing
G1269 to make signs, beckon, nod to | order
G1271 mind, understanding | order
G1275 always, continually | missing
G1278 to be greatly annoyed, troubled | order
G1279 to go through, pass through | order
G1280 to be perplexed | order
G1282 to be enraged, cut to the quick | missing
G1283 to plunder, rob | archaic
G1286 to extort by force, intimidate | missing
G1287 to scatter, disperse; to squander | archaic
G1288 to tear apart | archaic
G1292 interval (of time) | archaic
G1296 ordinance, direction, arrangement | archaic
G1303 to make a covenant, make a will, assign | order
G1304 to spend time, stay | archaic
G1308 to be worth more, differ; to carry through | missing
G1312 decay, corruption | archaic
G1317 able to teach, skilled in teaching | archaic
G1319 teaching, doctrine | missing
G1320 teacher | archaic
G1321 to teach | order
G1322 teaching, doctrine | missing
G1323 two-drachma coin | plain
G1325 to give | order
G1326 to wake up, arouse | order
G1327 outlet of a road, main crossing | etymology
G1328 interpreter | scrap
G1330 to go through, pass through | order
G1333 two years, two-year period | scrap
G1336 continuous, perpetual | scrap
G1337 between two seas, with sea on both sides | use
G1340 to insist, affirm confidently | etymology
G1342 righteous, just | theology
G1343 righteousness, justice | theology
G1344 to justify, declare righteous | theology
G1345 ordinance, requirement; righteous act | order
G1349 justice, punishment, vengeance | order
G1351 double-tongued, insincere | order
G1356 fallen from heaven (of an image) | scrap
G1370 division, dissension | etymology
G1377 to persecute; to pursue | order
G1379 to submit to rules, decree | missing
G1380 to think, seem | order
G1381 to test, examine, approve | archaic
G1382 proof, proven character, test | archaic
G1383 testing; genuineness | missing
G1385 beam (of wood), log | plain
G1389 to falsify, distort | order
G1391 glory, honor | theology
G1392 to glorify, honor | order
G1399 female slave, bondwoman | missing
G1400 enslaved, subservient | missing
G1401 slave, servant | order
G1406 drachma (a silver coin) | plain
G1408 race, course (of life) | archaic
G1410 to be able, can | order
G1411 power, might; miracle | order
G1415 able, powerful, mighty; possible | order
G1416 to set (of the sun) | plain
G1420 dysentery | missing
G1421 hard to explain | plain
G1422 hard, difficult | ambiguous
G1423 with difficulty | archaic
G1426 evil report, slander | scrap
G1429 twelve tribes (of Israel) | scrap
G1432 freely, without payment | order
G1436 ah!, ha!; leave us alone! | archaic
G1439 to let, allow, permit | archaic
G1446 Hebrew (language), Aramaic | plain
G1447 in Hebrew | scrap
G1448 to come near, approach | order
G1449 to write in, inscribe | missing
G1450 guarantor, guarantee | archaic
G1451 near | scrap
G1452 nearer | missing
G1453 to raise, rise, wake | order
G1454 resurrection, rising | missing
G1455 hired to lie in wait; spy | missing
G1456 Feast of Dedication (Hanukkah) | missing
G1457 to inaugurate, dedicate, renew | missing
G1458 to accuse, bring charges | etymology
G1460 to live among | missing
G1461 to graft in | missing
G1464 hindrance | missing
G1465 to hinder | missing
G1466 self-control | archaic
G1468 self-controlled | scrap
G1469 to count among, classify with | missing
G1471 pregnant | missing
G1472 to rub on, anoint (the eyes) | ambiguous
G1474 to level to the ground | missing
G1481 governor, ethnarch | plain
G1482 Gentile, pagan | missing
G1484 nation; (plural) Gentiles | scrap
G1485 custom | order
G1486 to be accustomed | missing
G1492 to know; to see | form
G1497 idol, image | order
G1500 in vain, without cause | scrap
G1504 image, likeness | order
G1507 to roll up | missing
G1514 to be at peace, live in peace | use
G1515 peace | order
G1517 to make peace | scrap
G1525 to enter, go in | order
G1528 to invite in | plain
G1531 to enter, go in, come in | plain
G1534 then, next | use
G1538 each, every | order
G1542 a hundredfold | missing
G1544 to cast out, drive out | order
G1545 way out, outcome | archaic
G1547 to give in marriage | missing
G1548 to give in marriage | missing
G1549 grandchild, descendant | missing
G1551 to wait for, expect | scrap
G1553 to be away from home, be absent | archaic
G1554 to rent out, lease | order
G1556 to avenge | order
G1557 vengeance, punishment | order
G1558 avenger, punisher | order
G1561 expectation | missing
G1562 to strip, take off | scrap
G1567 to seek out, search for; to require | order
G1568 to be greatly amazed, alarmed | missing
G1570 exposed, abandoned (of infants) | ambiguous
G1572 to burn, be inflamed (with desire) | ambiguous
G1573 to lose heart, grow weary | missing
G1577 church, assembly | theology
G1578 to turn away, avoid | order
G1580 to carry out (a dead person for burial) | ambiguous
G1581 to cut off, cut down | missing
G1582 to hang on, listen closely | missing
G1583 to tell, divulge | ambiguous
G1585 to forget completely | order
G1586 to choose | order
G1587 to fail, give out, come to an end | ambiguous
G1588 chosen, elect | theology
G1589 choosing, election (by God) | plain
G1590 to grow weary, lose heart, faint | archaic
G1593 to slip away, withdraw | order
G1594 to sober up, come to one’s senses | missing
G1598 to test, put to the test | archaic
G1601 to fall off, fall away, fail | order
G1603 to fulfill completely | missing
G1604 completion, fulfillment | plain
G1606 to breathe one's last | order
G1608 to commit sexual immorality | missing
G1609 to reject with disgust, spit out | plain
G1611 amazement; trance | scrap
G1612 to pervert, turn aside | order
G1617 more earnestly | missing
G1618 fervent, earnest, constant | etymology
G1620 to explain; to expose (an infant) | order
G1626 miscarriage, untimely birth | archaic
G1629 to frighten, terrify | etymology
G1630 terrified | plain
G1631 to sprout, put forth leaves | plain
G1634 to die, breathe one's last | order
G1636 olive tree, olive | missing
G1638 olive grove; Olivet, the Mount of Olives | order
G1641 to have too little, lack | missing
G1644 fickleness, levity | archaic
G1645 light (not heavy), easy | plain
G1647 less than the least | missing
G1650 proof, evidence; reproof | missing
G1653 to have mercy | order
G1656 mercy | order
G1659 to set free | order
G1662 Eliakim, two ancestors of Jesus | order
G1667 to roll up | ambiguous
G1669 to be full of sores | scrap
G1670 to drag, draw, pull | archaic
G1673 Greek | plain
G1676 in Greek | plain
G1677 to charge to an account | scrap
G1679 to hope, expect; to trust | order
G1680 hope | order
G1682 my God | plain
G1687 to enter into, intrude into | scrap
G1688 to put on board (a ship) | ambiguous
G1690 to be deeply moved; to warn sternly | plain
G1707 to entangle, involve in | etymology
G1709 to breathe, breathe out | order
G1710 to do business, trade | order
G1714 to set on fire, burn up | order
G1719 afraid, terrified | order
G1720 to breathe on, blow on | order
G1721 implanted | missing
G1723 to take in one's arms | missing
G1724 of the sea, marine | scrap
G1727 opposite, contrary, against | missing
G1731 to show, demonstrate | order
G1732 proof, sign | scrap
G1735 to be possible, be allowed | etymology
G1736 to be at home, be present | scrap
G1738 just, deserved | ambiguous
G1739 material, structure (of a wall) | scrap
G1744 to creep in, enter | missing
G1746 to put on, clothe | scrap
G1748 to lie in wait, plot | scrap
G1749 ambush, plot | missing
G1751 to be within, be inside | missing
G1753 working, power, activity | scrap
G1755 activity, working, effect | archaic
G1758 to have a grudge; to be entangled | order
G1761 thought, reflection | scrap
G1764 to be present, be at hand | scrap
G1768 ninety-nine | missing
G1771 thought, intention | missing
G1773 by night, before daybreak | order
G1777 guilty, liable, subject to | scrap
G1783 petition, prayer | order
G1785 commandment | order
G1786 local resident, local | scrap
G1788 to respect; to put to shame | archaic
G1793 to appeal, intercede, petition | order
G1803 six | missing
G1805 to redeem; to make the most of (time) | missing
G1808 to remove, expel | missing
G1809 to demand, ask for | scrap
G1813 to wipe away, blot out | order
G1815 resurrection | missing
G1822 to equip fully; to complete | missing
G1827 to convict, convince | missing
G1828 to lure away, drag off | missing
G1831 to go out, come out | order
G1832 it is lawful, it is permitted | order
G1834 to relate, explain, make known | archaic
G1838 practice, exercise | archaic
G1841 departure, exodus | order
G1843 to confess, acknowledge, praise | order
G1844 to put under oath, adjure | plain
G1847 to despise, treat with contempt | archaic
G1849 authority, power | order
G1851 prominence, high standing | etymology
G1854 outside, out | archaic
G1855 from outside, outside, outwardly | archaic
G1859 feast, festival | plain
G1860 promise | order
G1862 promise | missing
G1864 to contend for, struggle for | order
G1865 to gather in crowds, throng | scrap
G1875 when, as soon as | missing
G1876 necessarily, of necessity | scrap
G1877 to return; to put out (to sea) | missing
G1881 to rise up against | scrap
G1883 above, over, on | archaic
G1884 to help, relieve | order
G1885 province | missing
G1887 on the next day | archaic
G1892 to stir up, incite | archaic
G1896 to look upon | missing
G1898 bringing in, introduction | scrap
G1902 to put on over, be clothed with | missing
G1904 to come upon, arrive | order
G1905 to ask, question | order
G1906 appeal, request, pledge | missing
G1907 to hold fast; to pay attention; to stay | etymology
G1908 to mistreat, abuse, revile | plain
G1910 to board, mount, set foot in | order
G1915 patch | missing
G1917 plot | scrap
G1918 to marry (a brother’s widow) | missing
G1921 to know, recognize | order
G1923 inscription | plain
G1926 to receive, welcome | order
G1927 to visit, stay as a foreigner | order
G1929 to give, hand over | order
G1931 to set, go down (of the sun) | ambiguous
G1933 gentle, forbearing | order
G1936 laying on (of hands) | phrase
G1938 one who desires, craver | scrap
G1939 desire, lust | order
G1941 to call on; to name | order
G1942 cover-up, pretext | use
G1945 to lie on, press upon | order
G1948 to decide, give judgment | plain
G1951 to choose; to call, name | etymology
G1952 to run short, fail (of time) | plain
G1956 to explain; to settle (a dispute) | etymology
G1965 perjured, swearing falsely; perjurer | scrap
G1970 to choke | missing
G1977 to throw on, cast on | order
G1978 notable, prominent; notorious | etymology
G1980 to visit, look after, care for | missing
G1983 to oversee, see to it | missing
G1984 visitation; office of overseer | missing
G1985 overseer, bishop | order
G1986 to remove the marks of circumcision | order
G1989 to write (a letter), send word | order
G1991 to strengthen | archaic
G1994 to turn, return | order
G1998 to come running together | scrap
G2001 to insist, grow more insistent | missing
G2006 necessary, suitable | missing
G2007 to lay on, put on | order
G2010 to permit, allow | archaic
G2012 steward, guardian | missing
G2016 glorious, splendid | archaic
G2018 to bring against, inflict | order
G2020 to dawn, begin | etymology
G2021 to undertake, attempt | archaic
G2025 to smear on, anoint | ambiguous
G2030 eyewitness, observer | order
G2032 heavenly | order
G2041 work, deed | order
G2043 to stick fast, become fixed | etymology
G2048 desert, wilderness; desolate | order
G2050 desolation, devastation | order
G2051 to quarrel, dispute | archaic
G2052 selfish ambition, rivalry, strife | missing
G2054 strife, contention, quarreling | order
G2055 goat, kid | missing
G2056 young goat, kid | plain
G2058 interpretation, translation | missing
G2059 to translate, interpret | order
G2064 to come, go | order
G2065 to ask | order
G2068 to eat | order
G2078 last | order
G2079 at the last, at the point of death | plain
G2080 inside, within | plain
G2085 to teach other doctrine | scrap
G2090 to prepare | missing
G2091 readiness, preparation | order
G2093 readily, ready | scrap
G2097 to preach good news, evangelize | theology
G2098 gospel, good news | theology
G2100 to please, be well pleasing | scrap
G2104 of noble birth; noble-minded | missing
G2106 to be well pleased, delight in, resolve | archaic
G2107 goodwill, good pleasure | scrap
G2111 suitable, fit, useful | archaic
G2112 immediately | order
G2113 to sail a straight course | missing
G2114 to be cheerful, take courage | missing
G2115 cheerful, encouraged | order
G2119 to have time, have opportunity | scrap
G2125 to act in reverent fear, be concerned | missing
G2127 to bless | order
G2129 blessing, praise; generous gift | scrap
G2130 generous, ready to share | archaic
G2132 to come to terms, agree with | missing
G2134 to make a eunuch of | missing
G2139 easily ensnaring, clinging | plain
G2143 beauty | archaic
G2145 devoted, constant | missing
G2146 to make a good impression | archaic
G2147 to find | order
G2153 piously, in a godly way | scrap
G2154 clear, easily understood | order
G2156 decently, properly | archaic
G2157 propriety, presentability | archaic
G2158 respected, prominent; presentable | archaic
G2160 coarse joking, wit | missing
G2162 good reputation, praise | archaic
G2163 well spoken of, commendable | scrap
G2168 to give thanks | order
G2169 thanksgiving | order
G2172 to pray, wish | missing
G2174 to be encouraged, be cheered | missing
G2176 left (side, hand), on the left | plain
G2178 once for all, at once | order
G2183 division (of priests) | archaic
G2186 to stand by, come upon suddenly | scrap
G2188 be opened! (ephphatha) | plain
G2190 enemy; hostile | order
G2192 to have, hold | order
G2198 to live | order
G2200 hot | order
G2202 rope, band (of a rudder) | scrap
G2204 to be fervent; to boil | missing
G2205 zeal, jealousy | order
G2206 to be zealous, be jealous, desire | order
G2207 zealot, enthusiast | scrap
G2212 to seek, look for | order
G2214 debate, dispute, question | missing
G2215 weed resembling wheat, darnel | archaic
G2222 life | order
G2225 to keep alive, give life | order
G2226 living creature, animal | archaic
G2227 to give life, make alive | order
G2233 to lead; to think, consider | order
G2235 already, by now | order
G2236 most gladly | missing
G2239 custom, habit; morals | archaic
G2241 my God | plain
G2245 how great, how small | order
G2250 day | order
G2251 our | order
G2259 when, whenever | archaic
G2270 to be still, be silent, rest | archaic
G2273 either, whether | order
G2281 sea, lake | order
G2282 to cherish, care for | missing
G2288 death | order
G2289 to put to death | missing
G2293 to be confident, take courage | missing
G2296 to marvel, wonder | order
G2297 wonderful, marvelous | scrap
G2303 sulfur, brimstone | plain
G2306 sulfurous, sulfur-colored | plain
G2307 will, desire | order
G2308 will | missing
G2309 to want, will, wish | archaic
G2310 foundation | scrap
G2312 taught by God | archaic
G2316 God, god | theology
G2320 deity, divine nature | plain
G2323 to heal; to serve | order
G2328 to warm oneself | scrap
G2334 to see, look at, behold | order
G2335 spectacle, sight | ambiguous
G2337 to nurse, suckle | archaic
G2339 trap, snare | missing
G2341 to fight with wild beasts | scrap
G2342 beast, wild animal | order
G2347 tribulation, affliction | order
G2352 to crush, oppress | use
G2353 livestock, animals | archaic
G2358 to lead in triumph, triumph over | missing
G2362 throne | order
G2366 storm, whirlwind | plain
G2367 of citron wood | plain
G2368 incense | archaic
G2369 altar of incense, censer | missing
G2371 to be very angry, quarrel bitterly | use
G2372 anger, wrath | order
G2377 doorkeeper, gatekeeper | archaic
G2378 sacrifice | order
G2390 to heal | order
G2397 appearance | missing
G2398 one’s own; in private | order
G2399 untrained person, layman, outsider | scrap
G2409 priest | order
G2411 temple | order
G2412 reverent, befitting holiness | archaic
G2413 sacred, holy | order
G2425 sufficient, worthy; many, much, long | missing
G2426 competence, ability | plain
G2433 to make atonement for; to be merciful | plain
G2434 propitiation, atoning sacrifice | theology
G2435 mercy seat; means of atonement | theology
G2440 garment, cloak | order
G2442 to long for, yearn for | missing
G2450 to live as a Jew | scrap
G2451 Jewish | plain
G2452 in the Jewish way | plain
G2453 Jew; Jewish, Judean | order
G2460 horseman, cavalryman | scrap
G2461 cavalry; of horsemen | missing
G2465 like the angels, equal to angels | scrap
G2467 to know | missing
G2474 Israel, the people descended from Jacob; Jacob’s new name | order
G2476 to stand; to set | order
G2477 to visit, get to know | missing
G2481 perhaps | order
G2503 iota (the smallest letter), jot | missing
G2508 to prune; to cleanse | missing
G2511 to cleanse, purify | order
G2512 cleansing, purification | scrap
G2517 in order, afterward | order
G2519 teacher, instructor | archaic
G2520 to be fitting, be proper | etymology
G2521 to sit | order
G2523 to sit down | order
G2524 to let down, lower | order
G2525 to appoint, put in charge, make | missing
G2527 at all, entirely | missing
G2529 to perceive clearly | etymology
G2537 new | order
G2540 time, season | order
G2550 malice, ill will | plain
G2556 bad, evil | order
G2557 criminal, evildoer | plain
G2559 to mistreat, harm | order
G2560 badly; ill | order
G2564 to call, name, invite | order
G2565 cultivated olive tree | plain
G2566 very well | missing
G2567 teaching what is good | missing
G2568 Fair Havens (Good Harbors), a harbor of Crete | scrap
G2570 good, beautiful, noble | order
G2571 veil, covering | order
G2577 to be weary, be sick | order
G2583 rule, standard; area (of influence) | missing
G2585 to peddle for profit | missing
G2588 heart | order
G2590 fruit | order
G2595 speck, splinter | archaic
G2600 descent, slope | missing
G2602 foundation; beginning | order
G2605 to proclaim, declare | order
G2610 to conquer, subdue | order
G2614 to search for, follow after | plain
G2617 to put to shame, disgrace | order
G2621 to lie down; to recline (at table) | archaic
G2623 to imprison, shut up in prison | ambiguous
G2624 to distribute by lot, give as an inheritance | order
G2625 to make sit down, recline (at table) | order
G2631 condemnation | order
G2634 to lord it over, master | scrap
G2636 slander, evil-speaking | archaic
G2637 slanderous; slanderer | archaic
G2638 to take hold of, overtake, grasp | order
G2639 to enroll, put on a list | missing
G2643 reconciliation | etymology
G2644 to reconcile | theology
G2646 guest room, lodging place, inn | order
G2650 to stay, remain | archaic
G2651 alone, in private | missing
G2652 curse | missing
G2655 to be a burden to | order
G2656 to signal, make a sign | order
G2659 stupor, deep sleep | etymology
G2660 to pierce, cut to the heart | missing
G2664 to rest, give rest; to restrain | order
G2665 curtain, veil (of the temple) | archaic
G2673 to abolish, nullify, bring to an end | order
G2674 to number among | missing
G2675 to restore, mend; to equip, complete | missing
G2677 equipping, training | missing
G2678 to motion with the hand, beckon | order
G2679 to tear down, demolish | etymology
G2681 to live, settle, nest | archaic
G2682 nest, lodging place | scrap
G2684 to spy out | missing
G2687 to quiet, calm | missing
G2688 behavior, demeanor | plain
G2689 clothing, apparel | etymology
G2690 to overturn, overthrow | missing
G2691 to have desires that draw one away from (Christ) | scrap
G2693 to strike down, scatter dead | missing
G2694 to drag away by force | etymology
G2698 to lay, grant | order
G2702 to sink down; to bring against | etymology
G2710 to make full use of | archaic
G2713 opposite, in front of | archaic
G2714 before, in the presence of | order
G2716 to produce, accomplish, work out | missing
G2722 to hold fast, hold back, possess | order
G2730 to dwell, live in | order
G2734 to see as in a mirror | missing
G2735 reform, success | missing
G2736 down, below | scrap
G2741 to burn up, be consumed by heat | order
G2742 scorching heat | scrap
G2744 to boast | order
G2745 boast, reason to boast | scrap
G2749 to lie, be laid, be set | scrap
G2750 grave clothes | plain
G2751 to shear, cut hair | scrap
G2752 command, shout | archaic
G2754 empty conceit, vanity | plain
G2755 conceited | plain
G2756 empty; in vain, without effect | order
G2759 sting; goad | archaic
G2762 stroke (of a letter), tittle | etymology
G2766 roof tile, clay | missing
G2767 to pour, mix | order
G2769 carob pod | etymology
G2772 coin, small change | etymology
G2774 main point; sum of money | scrap
G2775 to strike on the head | order
G2776 head | order
G2777 scroll, roll of a book | etymology
G2778 tax, poll tax | archaic
G2784 to proclaim, preach | theology
G2789 to play the harp | missing
G2790 harpist | archaic
G2793 to be in danger | use
G2801 fragment, broken piece | scrap
G2820 to obtain by lot, be given an inheritance | missing
G2827 to bow, lay (the head); to near its end (of the day) | scrap
G2828 group (at a meal) | missing
G2831 to be tossed by waves | missing
G2835 quadrans (a small Roman coin) | plain
G2838 sleep, rest | order
G2841 to share, take part in | order
G2842 fellowship, participation, sharing | theology
G2843 generous, ready to share | archaic
G2845 bed; sexual relations | missing
G2846 bedroom, bedchamber | mixed
G2848 single grain, kernel, seed | ambiguous
G2852 to strike with the fist, beat | archaic
G2853 to join oneself to, cling to | scrap
G2854 eye salve | etymology
G2856 to shorten, cut short | missing
G2860 to swim, dive | order
G2865 to bring; to receive, get back | missing
G2866 better (in health) | order
G2867 to whitewash | plain
G2869 to cease, subside | order
G2871 slaughter, defeat | missing
G2875 to cut; beat the breast, mourn | order
G2884 cor (a dry measure) | plain
G2888 world ruler | missing
G2889 world | theology
G2891 arise! (cumi) | plain
G2893 to make lighter, lighten (a ship) | ambiguous
G2896 to cry out | order
G2901 to grow strong, become strong | archaic
G2902 to seize, hold | order
G2903 most excellent, most noble | etymology
G2905 to shout, cry out | scrap
G2906 outcry, clamor | scrap
G2907 meat | archaic
G2908 better | missing
G2917 judgment, condemnation | order
G2919 to judge, decide | order
G2920 judgment | order
G2922 court, lawsuit | missing
G2924 able to discern, able to judge | ambiguous
G2927 hidden, secret | scrap
G2932 to get, acquire, possess | order
G2934 animal, beast of burden; livestock | missing
G2936 to create | theology
G2937 creation, creature | order
G2940 trickery, cunning | archaic
G2941 administration, leadership | archaic
G2951 cumin | plain
G2952 little dog, dog | plain
G2959 lady (Cyria) | name
G2960 of the Lord, the Lord’s | scrap
G2962 lord, master; the Lord | theology
G2966 corpse, dead body | plain
G2967 to hinder, prevent, forbid | order
G2970 carousing, revelry | scrap
G2974 mute, deaf | archaic
G2975 to obtain by lot, cast lots | missing
G2980 to speak, say | order
G2983 to take, receive | order
G2986 bright, splendid, shining | archaic
G2990 to be hidden, escape notice | order
G2992 people | order
G2997 to burst open | order
G2999 service, worship | order
G3000 to serve, worship | order
G3007 to lack, fall short | archaic
G3008 to minister, serve (in worship) | order
G3011 servant, minister | ambiguous
G3013 scale (thin flake, as on a fish) | plain
G3016 lepton, small copper coin | archaic
G3029 very, exceedingly | archaic
G3038 stone pavement, paved with stones | plain
G3039 to crush, grind to powder | order
G3040 harbor | plain
G3045 luxurious, costly | archaic
G3046 pound (weight) | plain
G3047 southwest (wind) | plain
G3048 collection (of money) | missing
G3049 to count, reckon, consider | theology
G3050 reasonable, spiritual | order
G3051 saying (of God), oracle | ambiguous
G3056 word, message, saying | theology
G3059 reviling, abuse, insult | archaic
G3060 reviler, abusive person | archaic
G3072 in the Lycaonian language | plain
G3075 to ravage, destroy | archaic
G3076 to grieve, be sorrowful | order
G3080 release, divorce | missing
G3081 it is better, it profits | order
G3083 ransom | theology
G3085 redemption | theology
G3088 lamp | archaic
G3089 to loose, release, destroy | order
G3095 magic, sorcery | scrap
G3096 to practice magic | plain
G3100 to make a disciple, teach | missing
G3101 disciple, learner | order
G3105 to be insane, be out of one’s mind | archaic
G3106 to call blessed, consider happy | order
G3107 blessed, happy | theology
G3112 far, far away | scrap
G3115 patience, longsuffering | archaic
G3119 sickness | order
G3126 wealth, mammon | plain
G3132 to tell fortunes, practice divination | plain
G3133 to fade away, wither | missing
G3134 Maranatha (our Lord, come) | plain
G3140 to testify, bear witness | order
G3143 to testify, insist | archaic
G3144 witness, martyr | order
G3145 to chew, gnaw, bite | order
G3148 disease, affliction; whipping | archaic
G3152 worthless, futile, empty | archaic
G3153 futility, emptiness | archaic
G3154 to become futile, become foolish | archaic
G3162 sword | order
G3163 fight, strife, quarrel | scrap
G3169 majestic, magnificent | etymology
G3170 to make great, exalt, praise; to enlarge | archaic
G3173 great, large | order
G3175 nobles, great men | scrap
G3176 very great | missing
G3177 to translate, interpret | use
G3180 scheming, trickery | archaic
G3182 to get drunk | order
G3183 drunkard | scrap
G3184 to be drunk | order
G3185 more | missing
G3186 greater | missing
G3187 greater, larger, older | missing
G3188 ink | missing
G3191 to practice, meditate on, plot | order
G3193 of bees, made by bees | scrap
G3195 to be about to, intend | order
G3196 part (of the body), limb, member | archaic
G3306 to remain, abide, stay | order
G3308 worry, anxiety, care | archaic
G3309 to be anxious, worry, care for | archaic
G3311 division, dividing; distribution | missing
G3312 one who divides, arbitrator | plain
G3313 part | order
G3314 noon; south | scrap
G3315 to guarantee, mediate | plain
G3317 midnight | scrap
G3319 middle, midst | order
G3321 midair, mid-heaven | order
G3322 to be in the middle | order
G3327 to depart, pass over, move | archaic
G3328 to change one’s mind | missing
G3329 to guide, steer | missing
G3330 to share, give, impart | missing
G3331 change, removal | order
G3333 to send for, summon | order
G3335 to share in, receive | order
G3336 receiving, partaking (of food) | order
G3337 to exchange | archaic
G3338 to regret, change one’s mind | theology
G3340 to repent | theology
G3341 repentance | theology
G3342 between; meanwhile | archaic
G3345 to transform, disguise | archaic
G3346 to transfer, change | archaic
G3349 to be anxious, worry | missing
G3350 deportation, exile | order
G3351 to deport, resettle | archaic
G3355 metretes (a liquid measure) | order
G3356 to deal gently with | scrap
G3357 moderately | order
G3373 to grow, grow tall | order
G3384 mother | order
G3389 one who kills his mother | ambiguous
G3397 a little while, a little | missing
G3398 small, little | order
G3401 to imitate | archaic
G3402 imitator | archaic
G3404 to hate | order
G3405 reward, recompense | scrap
G3407 hired; hired servant | order
G3410 rented house | missing
G3411 hired worker | plain
G3414 mina (a sum of money) | archaic
G3415 to remember | missing
G3423 to betroth | order
G3425 with difficulty, scarcely | archaic
G3426 basket, bushel measure | mixed
G3428 adulteress; adulterous | missing
G3429 to commit adultery | scrap
G3433 scarcely, with difficulty | scrap
G3438 dwelling place, room | archaic
G3439 only, one and only, unique | theology
G3440 only | missing
G3441 only, alone | order
G3442 one-eyed | scrap
G3443 to leave all alone, leave solitary | ambiguous
G3446 outward form; embodiment | missing
G3447 to make a calf (idol) | missing
G3453 to learn the secret, be initiated | missing
G3454 myth, fable | archaic
G3461 ten thousand, myriad | order
G3464 perfume, perfumed oil | archaic
G3466 mystery, secret | theology
G3468 wound, welt | archaic
G3471 to be foolish; lose its taste | scrap
G3485 temple, sanctuary | order
G3487 nard, spikenard | scrap
G3492 sailor, seaman | scrap
G3498 dead | order
G3510 kidney; inmost self | scrap
G3514 to spin (thread) | plain
G3515 to be like an infant, be childlike | archaic
G3539 to understand, perceive, consider | missing
G3541 illegitimate (child) | archaic
G3544 lawyer, expert in the law | order
G3546 coin, money | order
G3547 teacher of the law | missing
G3551 law | order
G3552 to have an unhealthy craving | order
G3557 to keep back, embezzle | order
G3558 south, south wind | missing
G3571 night | order
G3573 to nod, grow drowsy, doze | order
G3574 a night and a day | missing
G3578 lodging, guest room; hospitality | order
G3579 to lodge, entertain; think strange | scrap
G3581 stranger, foreign; host | scrap
G3582 pot, pitcher | scrap
G3586 tree, wood; club; cross (as a “tree”) | use
G3587 to shave | missing
G3591 weight, burden | missing
G3598 way, road | order
G3605 to stink, smell | missing
G3608 linen cloth, strip of linen | scrap
G3610 household servant | scrap
G3611 to dwell | order
G3614 house, household | order
G3615 member of the household | scrap
G3619 building; building up, edification | scrap
G3620 building up, edification | order
G3622 stewardship, administration | order
G3624 house, household | order
G3626 keeping house, domestic | scrap
G3636 lazy; troublesome | archaic
G3641 little, few, small | order
G3649 to wail, howl | missing
G3650 whole, all | order
G3654 at all, altogether; actually | order
G3656 to talk, converse | order
G3657 companionship, company one keeps | ambiguous
G3660 to swear (an oath) | plain
G3663 of like nature, with the same feelings | scrap
G3665 likeness, similarity | scrap
G3669 likeness | etymology
G3670 to confess, profess, acknowledge | theology
G3672 confessedly, beyond question | order
G3673 of the same trade | plain
G3684 of a donkey | order
G3685 to benefit from, have joy of | use
G3686 name | order
G3694 after, behind | missing
G3696 weapon, armor; instrument | scrap
G3700 to see, appear | form
G3702 broiled, roasted | order
G3703 ripe fruit | etymology
G3708 to see | order
G3709 wrath, anger | order
G3711 quick-tempered | archaic
G3713 to desire, aspire to | order
G3718 to handle rightly, cut straight | missing
G3720 of the morning, early | order
G3722 daybreak, dawn | order
G3724 to determine, appoint | etymology
G3725 border, region | archaic
G3726 to put under oath, adjure | plain
G3729 to rush, run violently | order
G3731 sudden violence, rush | missing
G3734 boundary, limit | scrap
G3735 mountain, hill | order
G3741 holy, devout | scrap
G3743 in a holy way, devoutly | plain
G3751 waist, loins | archaic
G3772 heaven, sky | order
G3775 ear | order
G3784 to owe; ought, be obligated | missing
G3785 would that! | scrap
G3787 eye-service, working only when watched | plain
G3788 eye | order
G3790 brow (of a hill), edge of a cliff | plain
G3791 to trouble, torment | archaic
G3793 crowd, multitude | order
G3796 late, evening; after | order
G3797 late (of rain) | scrap
G3802 to trap, ensnare | order
G3804 suffering, affliction; passion | archaic
G3806 passion, lust | archaic
G3807 guardian (slave who escorts a child) | plain
G3811 to train, discipline, chasten | order
G3813 child, little child | order
G3814 servant girl, slave woman | archaic
G3816 child, servant, boy | order
G3822 to make old, wear out | order
G3825 again, back | order
G3830 innkeeper | archaic
G3831 festal gathering | order
G3837 everywhere | missing
G3841 Almighty | theology
G3846 to compare; to come alongside | missing
G3849 to urge strongly, prevail on | order
G3850 parable, comparison | theology
G3851 to risk, disregard | missing
G3855 to pass by, depart, pass away | order
G3856 to expose to public disgrace | missing
G3860 to hand over, deliver, betray | order
G3861 strange, wonderful, incredible | etymology
G3869 to sit down beside | order
G3870 to urge, encourage, comfort, beg | archaic
G3874 encouragement, comfort, exhortation | missing
G3875 advocate, helper, comforter (Paraclete) | theology
G3878 to refuse to listen, ignore; to overhear | order
G3879 to stoop and look, look into | scrap
G3880 to take along, receive | order
G3881 to sail along, sail past | etymology
G3882 by the sea, coastal | scrap
G3884 to deceive, delude | missing
G3885 paralyzed, paralytic | order
G3886 to be paralyzed, be weakened | order
G3890 comfort, consolation | missing
G3897 near to, nearly | use
G3900 trespass, sin | theology
G3901 to drift away | order
G3902 marked with a sign or figurehead | order
G3904 preparation, day before the Sabbath | missing
G3905 to prolong, continue (a speech) | ambiguous
G3909 to happen to be present | scrap
G3911 to take away, remove | missing
G3918 to be present, have come | mixed
G3919 to bring in secretly, introduce | order
G3925 barracks, camp, army | archaic
G3927 foreigner, sojourner, exile | order
G3928 to pass by, pass away | order
G3929 passing over (of sins) | missing
G3930 to give, provide, cause | scrap
G3935 to let hang limp; to neglect | missing
G3939 to live as a foreigner, visit | missing
G3941 foreigner, stranger | order
G3944 to be past, have gone by | scrap
G3946 similar, like | scrap
G3947 to provoke, irritate | etymology
G3948 sharp disagreement; stirring up | order
G3950 anger, wrath | missing
G3952 coming, presence | theology
G3953 dish, platter | etymology
G3954 boldness, confidence, openness | scrap
G3962 father | order
G3964 one who kills a father | missing
G3968 homeland, hometown | archaic
G3971 of one's fathers, ancestral | scrap
G3973 to cease, stop | archaic
G3975 to become dull, become thick | archaic
G3977 level, flat | archaic
G3982 to persuade; to trust, obey | order
G3984 attempt, experience, trial | archaic
G3985 to test, tempt | order
G3986 temptation, trial, test | missing
G3992 to send | order
G3993 poor, needy | etymology
G3994 mother-in-law | scrap
G4007 indeed, -soever (adds emphasis) | order
G4013 to go about, lead about | order
G4021 meddlesome; of magic arts | scrap
G4023 to contain; to seize (of amazement) | archaic
G4027 refuse, scum | missing
G4029 to be bound with, be surrounded by | order
G4031 in control of, master of | scrap
G4034 to shine around | plain
G4035 to remain, be left | order
G4041 special, one’s own possession | order
G4042 passage (of Scripture) | missing
G4043 to walk, live | order
G4045 to fall among, fall into, encounter | archaic
G4046 to acquire, obtain, purchase | order
G4048 to tear off | plain
G4049 to be distracted, overburdened | missing
G4053 abundant, more than enough; greater | scrap
G4054 more, far more | missing
G4055 more, greater | missing
G4056 more abundantly, especially | missing
G4061 circumcision | order
G4062 to turn, drive (into madness) | missing
G4066 surrounding region; neighboring | scrap
G4067 scum, refuse | plain
G4070 last year, a year ago | scrap
G4075 rocky (ground), stony | scrap
G4076 rue (an herb) | plain
G4077 spring, fountain, well | archaic
G4078 to pitch (a tent) | plain
G4092 to swell up, burn with fever | order
G4094 platter, dish | archaic
G4096 richness, fatness | archaic
G4098 to fall | order
G4100 to believe, trust, have faith | theology
G4101 pure, genuine | order
G4102 faith, trust, belief | theology
G4103 faithful, believing | theology
G4107 wandering, wanderer | scrap
G4109 tablet (of stone) | order
G4110 thing formed, creation | scrap
G4112 false, made-up | plain
G4113 street, wide road | missing
G4116 broad, wide | scrap
G4118 most, very great | missing
G4121 to increase, abound | scrap
G4122 to take advantage of, defraud | scrap
G4123 greedy person | scrap
G4127 blow, wound; plague | archaic
G4130 to fill | order
G4131 violent person, bully | archaic
G4135 to fulfill; to convince fully | order
G4137 to fulfill, fill, complete | order
G4138 fullness | theology
G4139 neighbor; near | scrap
G4140 satisfying, indulgence | use
G4143 boat, ship | order
G4151 spirit, Spirit; wind, breath | theology
G4152 spiritual | order
G4160 to do, make | order
G4161 workmanship, thing made | scrap
G4164 various, of many kinds | archaic
G4165 to shepherd, tend; to rule | order
G4172 city | order
G4173 city official, politarch | plain
G4175 citizenship, commonwealth | missing
G4176 to live as a citizen, conduct oneself | archaic
G4182 many-sided, varied | plain
G4183 much, many, great | order
G4184 very compassionate | archaic
G4187 in many ways | plain
G4190 evil, wicked | order
G4191 more evil | missing
G4197 journey | order
G4198 to go, travel | order
G4202 sexual immorality, fornication | archaic
G4203 to commit sexual immorality, fornicate | plain
G4205 sexually immoral person, fornicator | plain
G4208 farther | missing
G4216 swept away by a river | missing
G4222 to give a drink to; to water (plants, animals) | ambiguous
G4228 foot | order
G4230 affair, business | missing
G4232 governor’s headquarters, palace (praetorium) | use
G4233 bailiff, officer of a court | plain
G4234 deed, act, practice | order
G4235 gentle, meek | missing
G4236 gentleness, meekness | missing
G4237 group, row (of people) | missing
G4238 to do, practice | order
G4239 gentle, humble, meek | archaic
G4240 gentleness, humility, meekness | archaic
G4241 to be fitting, be proper | archaic
G4242 delegation, embassy | missing
G4245 elder, older | order
G4255 to decide beforehand, choose | order
G4256 to accuse beforehand | plain
G4260 to go forward, advance | order
G4261 to put forward; to put forth leaves | etymology
G4263 sheep | order
G4264 to prompt, bring forward | missing
G4265 to provide, foresee | missing
G4269 ancestor, forefather | scrap
G4271 clearly evident beforehand | order
G4277 to say before, foretell, forewarn | order
G4280 to say before, foretell | missing
G4283 to announce good news beforehand | missing
G4284 to be better off, have an advantage | missing
G4285 to outdo, lead the way | missing
G4286 purpose; presentation (of sacred bread) | archaic
G4287 appointed time | scrap
G4291 to lead, manage; to care for | etymology
G4296 to proclaim beforehand | missing
G4298 to advance, progress | order
G4303 to testify beforehand | etymology
G4311 to send on one's way, escort | order
G4312 reckless, rash | missing
G4315 the day before the Sabbath | missing
G4320 to go up higher (to a better seat) | etymology
G4323 to add, contribute; to consult | etymology
G4326 to need, need in addition | archaic
G4328 to wait for, expect, look for | scrap
G4331 to approach, come near | order
G4333 to earn, gain more | missing
G4334 to come to, approach | order
G4335 prayer | order
G4336 to pray | order
G4337 to pay attention, beware, give heed | order
G4340 temporary | order
G4341 to summon, call to oneself | order
G4342 to devote oneself to, persist in | missing
G4343 perseverance | missing
G4345 to join, attach oneself to | missing
G4347 to be joined to, hold fast to | archaic
G4348 stumbling block, offense | scrap
G4349 cause of stumbling | plain
G4351 to roll up to, roll against | phrase
G4352 to worship, bow down | theology
G4357 to remain with, continue in, stay longer | archaic
G4358 to moor, come to shore | scrap
G4360 to be angry with, be provoked | archaic
G4363 to fall down before; to beat against | missing
G4364 to pretend, act as if | order
G4371 fish, something to eat | missing
G4374 to bring, offer | order
G4378 sprinkling | plain
G4380 to show favoritism | missing
G4381 one who shows favoritism | archaic
G4382 favoritism, partiality | archaic
G4383 face, presence | order
G4384 to appoint beforehand | etymology
G4386 before, formerly | missing
G4390 to run ahead | plain
G4391 to exist before, be formerly | scrap
G4392 pretense, pretext, excuse | archaic
G4395 to prophesy | order
G4396 prophet | theology
G4399 to be before another, speak first | plain
G4400 to choose, appoint | order
G4405 morning | missing
G4406 early (rain) | missing
G4407 of the morning | scrap
G4411 place of honor | archaic
G4412 first, at first | missing
G4413 first, chief | order
G4417 to stumble, sin, fail | archaic
G4419 pinnacle, highest point | etymology
G4421 bird, winged creature | scrap
G4422 to be terrified | order
G4423 fear, terror | missing
G4425 winnowing fork | archaic
G4430 corpse, dead body | order
G4433 to become poor | missing
G4434 poor | order
G4437 frequent; often | scrap
G4438 to box (fight with the fists) | plain
G4441 to ask, inquire, learn by asking | archaic
G4442 fire | order
G4445 to have a fever | missing
G4453 to sell | order
G4454 colt, young donkey | ambiguous
G4461 Rabbi, master, teacher | order
G4462 Rabboni, my teacher | plain
G4465 lictor, police officer | scrap
G4468 fraud, trickery | missing
G4469 raca, fool (an insult) | plain
G4474 to slap, strike | plain
G4475 slap, blow | missing
G4483 to say, speak | missing
G4487 word, saying | theology
G4492 to be rooted, be firmly fixed | order
G4493 twinkling (of an eye), blink | plain
G4494 to be tossed by the wind | missing
G4495 to throw off | missing
G4506 to rescue, deliver | archaic
G4510 to be filthy | order
G4511 flow, discharge | archaic
G4514 Roman (Romæan) | scrap
G4515 in Latin | scrap
G4517 to be well; farewell | missing
G4518 you have forsaken me (sabachthani) | plain
G4519 Sabaoth (of hosts) | plain
G4521 Sabbath; week | order
G4525 to be disturbed, be shaken | missing
G4535 tossing (of the sea), surge | plain
G4536 trumpet | archaic
G4537 to sound a trumpet | scrap
G4550 bad, rotten, worthless | archaic
G4555 sardius, carnelian | missing
G4556 sardius, carnelian | plain
G4559 fleshly, worldly | archaic
G4560 of flesh, human | archaic
G4561 flesh | theology
G4568 seah (a dry measure) | plain
G4570 to put out (fire), quench | archaic
G4575 imperial; the emperor (Augustus) | missing
G4583 to be epileptic (moonstruck) | plain
G4586 dignified, honorable, serious | archaic
G4587 dignity, seriousness | archaic
G4591 to indicate, make known, signify | order
G4592 sign, miracle | order
G4594 today | archaic
G4595 to rot, decay | archaic
G4601 to be silent, keep secret | archaic
G4607 assassin | order
G4615 mustard | order
G4619 fattened; fattened animal | scrap
G4620 food allowance, ration | archaic
G4623 to be silent, keep silence | archaic
G4624 to cause to stumble, offend | archaic
G4625 stumbling block, offense | order
G4627 small boat | order
G4632 vessel, container; goods | archaic
G4633 tent, tabernacle | order
G4634 Feast of Tabernacles (Booths) | scrap
G4635 tentmaker | scrap
G4636 tent (of the body) | archaic
G4638 dwelling place; tent (of the body) | archaic
G4648 to look at, watch out for, consider | archaic
G4649 goal, mark | order
G4653 darkness | scrap
G4657 refuse, rubbish, dung | order
G4662 eaten by worms | archaic
G4669 to mix with myrrh | scrap
G4673 bier, coffin | order
G4678 wisdom | order
G4682 to convulse | archaic
G4684 to live in luxury, be self-indulgent | archaic
G4685 to draw (a sword) | missing
G4686 cohort, band of soldiers | archaic
G4687 to sow | order
G4691 babbler, gossip (seed picker) | etymology
G4692 to hurry, hasten | archaic
G4694 hidden reef, rock | missing
G4697 to be moved with compassion | scrap
G4698 compassion, affection; inward parts | missing
G4702 sown; (plural) grainfields | use
G4704 to be eager, be diligent, hurry | order
G4706 more diligently, very promptly | missing
G4707 more diligent, more eager | missing
G4708 more eagerly | missing
G4709 eagerly, diligently, with haste | scrap
G4712 stadion (a distance); race track | archaic
G4713 jar, pot | order
G4714 riot, uprising, dissension; standing | archaic
G4715 stater (a silver coin) | plain
G4716 cross | order
G4717 to crucify | order
G4722 to bear, endure | order
G4724 to avoid, keep away from | order
G4729 to be confined, be distressed | archaic
G4731 solid, firm, strong | order
G4733 firmness, steadfastness | missing
G4738 chest, breast | ambiguous
G4740 firmness, stability | missing
G4742 mark, brand | plain
G4745 portico, colonnade | archaic
G4746 leafy branch | missing
G4747 element, basic principle | scrap
G4748 to walk in line with, follow | order
G4750 mouth | order
G4754 to serve as a soldier, wage war | use
G4756 army, host (of heaven) | archaic
G4758 to enlist soldiers | archaic
G4759 captain of the guard | missing
G4763 to live in luxury | archaic
G4768 to be gloomy, be sad | scrap
G4773 relative, kinsman | missing
G4774 concession, permission | archaic
G4775 to sit with | scrap
G4776 to sit together | order
G4777 to suffer hardship together | missing
G4784 to agree with, consent | scrap
G4785 to number with, count among | plain
G4786 to unite, combine | order
G4790 to share in, take part in | missing
G4791 joint partaker, sharer | plain
G4792 to carry to burial, bury | etymology
G4793 to compare, combine | missing
G4797 to confuse, stir up | archaic
G4798 to have dealings with, associate with | order
G4802 to discuss, dispute | order
G4803 discussion, debate | archaic
G4805 yokefellow, companion | scrap
G4806 to make alive together with | missing
G4811 to extort, accuse falsely | scrap
G4814 to talk with | scrap
G4815 to seize, arrest; conceive; help | archaic
G4818 to be grieved | scrap
G4820 to ponder; to meet; to confer | order
G4821 to reign with | order
G4822 to join together, unite; to prove, instruct | order
G4823 to advise, consult | missing
G4829 to share with | missing
G4833 to conform to | missing
G4834 to sympathize with | scrap
G4838 to take along with | scrap
G4839 to remain with | missing
G4840 to be present with | missing
G4841 to suffer with | scrap
G4844 to drink with | scrap
G4849 group (at a meal) | missing
G4851 to be profitable, be helpful | missing
G4854 united with, grown together | etymology
G4855 to grow up together with | scrap
G4859 agreed; (as noun) mutual consent | etymology
G4863 to gather | order
G4864 synagogue, assembly | order
G4866 to strive together, contend beside | missing
G4872 to go up with, come up with | scrap
G4873 to recline with, eat with | scrap
G4875 to find rest with, be refreshed with | order
G4877 meeting | missing
G4879 to be carried away with; to associate with | order
G4883 to fit together | scrap
G4884 to seize | missing
G4887 to be bound with, be a fellow prisoner | ambiguous
G4890 rushing together (of a crowd) | archaic
G4893 conscience | theology
G4894 to be aware, realize | order
G4895 to be with | missing
G4897 to enter with, go in with | scrap
G4905 to come together, assemble, go with | scrap
G4908 intelligent, understanding | ambiguous
G4909 to approve of, consent | scrap
G4910 to feast with | missing
G4911 to join in an attack | missing
G4912 to press hard, compel; to be afflicted by | scrap
G4913 to delight in | missing
G4915 contemporary, person of the same age | plain
G4920 to understand | order
G4923 group of travelers, caravan | scrap
G4929 to direct, command | plain
G4932 to cut short, finish quickly | order
G4934 to agree, covenant | order
G4935 briefly | missing
G4936 to run together | scrap
G4942 to join in hypocrisy | missing
G4944 to be in labor together | missing
G4951 to drag, pull | plain
G4953 sign, signal | archaic
G4956 of recommendation, commendatory | scrap
G4957 to crucify with | scrap
G4959 to groan together | scrap
G4962 to gather, collect | scrap
G4963 mob, conspiracy | missing
G4968 victim (for sacrifice) | plain
G4970 very, greatly, exceedingly | scrap
G4976 outward form, appearance | archaic
G4977 to tear, split, divide | order
G4978 division, tear | archaic
G4980 to devote oneself to; to be empty | scrap
G4981 lecture hall, school | use
G4982 to save, heal | theology
G4983 body | order
G4990 savior | theology
G4991 salvation | theology
G4993 to be of sound mind, be self-controlled | order
G4994 to train, urge | missing
G4995 self-control, sound mind | order
G4996 with self-control, sensibly | archaic
G4997 self-control, good sense | archaic
G5001 order, rank | scrap
G5003 to be miserable | missing
G5004 misery, hardship | etymology
G5006 weighing a talent | order
G5007 talent (a weight, a sum of money) | plain
G5008 talitha (little girl) | plain
G5009 inner room, storeroom | archaic
G5011 humble, lowly | archaic
G5017 disturbance | missing
G5031 swift, soon, imminent | missing
G5032 more quickly, sooner | missing
G5033 as quickly as possible | missing
G5034 speed, haste | scrap
G5036 quick, swift | plain
G5041 to bear children | scrap
G5043 child | order
G5044 to bring up children | scrap
G5046 perfect, complete, mature | theology
G5048 to perfect, complete | theology
G5050 fulfillment, perfection | missing
G5052 to bring fruit to maturity | order
G5055 to finish, accomplish, fulfill | plain
G5056 end, goal; tax | order
G5057 tax collector | archaic
G5058 tax office, tollhouse | archaic
G5063 of forty years | missing
G5069 squad of four soldiers | plain
G5071 four hundred | missing
G5079 craftsman, builder | scrap
G5081 clearly, plainly | scrap
G5082 so great | order
G5083 to keep, guard | order
G5087 to put, place, lay | order
G5088 to give birth to, bear | archaic
G5091 to honor; to set a price | order
G5099 to pay (a penalty), be punished with | ambiguous
G5102 inscription, notice | archaic
G5110 interest (on money) | plain
G5112 more boldly | order
G5114 sharper | plain
G5115 bow (weapon) | plain
G5117 place | order
G5132 table; bank (for money) | plain
G5135 to wound | plain
G5136 to lay bare, expose | missing
G5144 thirty | plain
G5148 three years | missing
G5152 third story (of a building) | ambiguous
G5155 made of hair | missing
G5159 to put up with, endure | etymology
G5160 food, nourishment | archaic
G5162 nursing mother, nurse | archaic
G5166 to harvest (grapes), gather | missing
G5168 eye (of a needle) | plain
G5171 to live in luxury | archaic
G5172 luxury, indulgence | missing
G5177 to obtain, attain; happen | missing
G5178 to torture | etymology
G5187 to be conceited, be puffed up | order
G5191 hyacinth-blue, of jacinth | plain
G5192 jacinth (a gem) | plain
G5195 to mistreat, insult | order
G5196 insult, damage, injury | missing
G5198 to be healthy, be sound | archaic
G5199 healthy, well, sound | archaic
G5200 green, moist (of wood) | plain
G5204 water | order
G5206 adoption as a son | theology
G5208 forest, wood | missing
G5214 to sing hymns, praise in song | scrap
G5217 to go, depart | order
G5218 obedience | scrap
G5219 to obey | order
G5220 married (of a woman) | scrap
G5223 possessions, property | archaic
G5224 possessions, goods | missing
G5225 to exist, be; to have | order
G5226 to submit, yield | order
G5229 to exalt oneself | scrap
G5230 past the bloom of youth | scrap
G5234 exceedingly, far more | archaic
G5236 excess, surpassing greatness | scrap
G5240 to overflow | ambiguous
G5242 to surpass, be better | order
G5245 to conquer completely | missing
G5246 boastful, swollen | scrap
G5247 superiority, authority | etymology
G5252 to think too highly of oneself | order
G5253 upper room | scrap
G5260 to instigate secretly, bribe | plain
G5263 to show, warn | order
G5264 to welcome, receive as a guest | ambiguous
G5265 to put on (sandals), tie on | scrap
G5266 sandal, shoe | missing
G5267 answerable, accountable | scrap
G5272 hypocrisy | missing
G5274 to suppose; to take up, welcome; to answer | ambiguous
G5279 to remind | scrap
G5280 reminder, remembrance | scrap
G5281 endurance, patience | order
G5284 to sail under the lee (shelter) of | plain
G5285 to blow gently | etymology
G5287 assurance, substance, nature | order
G5288 to draw back, withdraw; to hold back, keep back | order
G5289 shrinking back | missing
G5293 to subject, submit | order
G5294 to lay down, risk; point out | missing
G5295 to sail under the lee (shelter) of | ambiguous
G5298 to withdraw | missing
G5300 sow (female pig) | plain
G5302 to lack, fall short | archaic
G5303 lack, need, deficiency | archaic
G5304 lack, poverty | archaic
G5305 later, afterward, finally | missing
G5309 to be proud, haughty | archaic
G5311 height, high place | scrap
G5314 glutton | scrap
G5318 visible, evident, known | scrap
G5319 to reveal, make known | order
G5325 pomp, pageantry | missing
G5326 ghost, apparition | missing
G5328 Pharaoh, title of the kings of Egypt | order
G5331 sorcery, magic | order
G5337 evil, worthless | order
G5343 to flee, escape | order
G5345 report, news, fame | order
G5348 to arrive, reach; to precede | archaic
G5349 perishable | archaic
G5352 autumnal, of late autumn | scrap
G5356 decay, corruption | archaic
G5360 brotherly love | theology
G5362 loving one’s husband | missing
G5368 to love, like; to kiss | theology
G5373 friendship | order
G5377 loving God | scrap
G5379 dispute, contention | etymology
G5382 hospitable | order
G5383 to love to be first | missing
G5384 friend | order
G5388 loving one’s children | scrap
G5389 to be ambitious, aspire | order
G5392 to silence, muzzle | scrap
G5397 gossiping, talkative | scrap
G5398 terrifying, fearful | archaic
G5399 to fear, be afraid | order
G5400 terrifying sight, fearful event | ambiguous
G5401 fear | order
G5404 palm tree, palm branch | plain
G5411 tax, tribute | archaic
G5416 whip, scourge | ambiguous
G5418 fence, hedge, wall | scrap
G5419 to explain | archaic
G5420 to stop up, silence | plain
G5424 understanding, thinking | etymology
G5426 to think, set one’s mind on | archaic
G5427 mind, mindset | order
G5431 to be careful, be concerned | archaic
G5432 to guard, keep | missing
G5433 to rage | missing
G5436 Phygelus (Phygellus), who turned away from Paul | order
G5437 flight, escape | plain
G5438 prison, guard, watch | order
G5442 to guard, keep | order
G5445 lump (of dough or clay) | plain
G5449 nature | order
G5450 conceit, arrogance | missing
G5453 to grow, spring up | order
G5456 voice, sound | order
G5457 light | order
G5458 luminary, star; radiance | missing
G5459 morning star (light-bringer) | etymology
G5461 to give light, enlighten, bring to light | archaic
G5463 to rejoice; greetings! | order
G5464 hail (frozen rain) | plain
G5465 to let down, lower | order
G5470 of bronze, of copper | archaic
G5473 copper vessel | scrap
G5474 burnished bronze | plain
G5479 joy | order
G5481 exact representation, imprint | missing
G5482 palisade, siege wall | order
G5484 because of, for the sake of | missing
G5485 grace, favor; thanks | theology
G5486 gift (of grace) | theology
G5487 to bestow grace on, favor | order
G5492 to be tossed by a storm | missing
G5493 brook, winter torrent | scrap
G5495 hand | order
G5496 to lead by the hand | missing
G5497 guide, one who leads by the hand | scrap
G5498 record of debt, handwritten document | missing
G5499 made by hands | scrap
G5502 cherubim, winged heavenly beings | plain
G5506 commander (of a thousand), tribune | archaic
G5509 tunic, shirt | archaic
G5511 cloak, robe (of a soldier) | plain
G5513 lukewarm | order
G5516 six hundred and sixty-six | mixed
G5517 made of dust, earthly | archaic
G5518 choenix (a dry measure, about a quart) | plain
G5519 pig | archaic
G5521 gall, a bitter substance; bitterness | plain
G5524 to supply, provide | scrap
G5532 need | order
G5536 money, wealth | scrap
G5537 to warn (said of God), reveal; to be called | ambiguous
G5540 use; sexual relations | missing
G5542 smooth talk | archaic
G5545 anointing | theology
G5549 to delay, take a long time | scrap
G5550 time | order
G5560 lame, crippled | archaic
G5563 to separate, depart, divide | archaic
G5566 northwest | scrap
G5567 to sing praise, make music | scrap
G5571 false, lying | scrap
G5574 to lie, tell a falsehood | plain
G5577 false testimony | ambiguous
G5580 false Christ, false messiah | scrap
G5583 liar | missing
G5586 pebble, vote | order
G5587 gossip, slander | plain
G5588 gossip, slanderer | plain
G5590 soul, life | theology
G5591 natural, unspiritual | archaic
G5594 to grow cold | missing
G5596 piece of bread | archaic
G5598 omega, the last letter | missing
G5604 labor pain, birth pang | archaic
G5605 to be in labor | archaic
G5610 hour, time | order
G5614 hosanna (save now!) | missing
G5621 ear | missing
G5622 advantage, benefit | missing
G5623 to help, profit, be of use | missing
`;
