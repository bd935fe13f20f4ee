// cspell:disable
/**
 * Short meanings of Hebrew nouns, verbs, adjectives and adverbs, made by hand where the rules choose a wrong or misleading
 * first sense. A line is number, meaning and reason.
 *
 * The reasons: `order` the most frequent rendering or the first gloss is not the first sense; `archaic` the rendering of
 * the King James Version has another sense today; `etymology` the dictionaries begin with the origin; `missing` no
 * dictionary lists the sense that the text has most often; `theology` a word that readers look up for one established
 * sense; `mixed` the number covers several words, or the lexicon has its glosses under another number; `scrap` the
 * sources have only a scrap of a phrase; `plain` the sources use words that readers of today do not know; `ambiguous` most
 * readers would take the English word alone in another sense; `use`, `origin` and `form` as in `chosen-particles.ts`.
 */
export const hebrewWordMeanings = `
H3 greenness, fresh shoots | order
H7 to perish, destroy | order
H8 destruction | scrap
H14 to be willing, consent | order
H15 desire, longing | scrap
H17 woe, alas | scrap
H18 manger, feeding trough | archaic
H20 melon, watermelon | plain
H24 Abib (a month); fresh ear of grain | order
H47 mighty one, bull, stallion | plain
H55 to billow up, roll upward (smoke) | order
H57 mourning, mourner | scrap
H61 but, however; truly | missing
H70 potter’s wheel; birthstool | missing
H73 sash, belt (of the priests) | use
H75 to fatten (livestock) | missing
H76 blister | scrap
H81 powder, scented powder | order
H83 wing, pinion | scrap
H86 bow the knee! make way! | scrap
H93 nut | scrap
H95 small silver coin | order
H98 pool, marsh | scrap
H102 troop, horde | archaic
H104 letter | scrap
H105 basin, dish | archaic
H113 lord, master | order
H119 to be red, be dyed red | order
H120 man, human being, mankind | etymology
H127 ground, land, soil | order
H134 base, socket | scrap
H136 Lord (used of God) | order
H142 to be majestic, be glorious | order
H145 glory; cloak, robe | etymology
H150 daric (Persian gold coin) | scrap
H156 to thresh, tread out | missing
H157 to love | order
H159 love, lovemaking | plain
H160 love | order
H165 where? | missing
H167 to pitch a tent | plain
H168 tent, tabernacle | order
H174 aloe (a tree and its fragrant wood) | order
H178 medium; spirit of the dead; wineskin | plain
H182 cause; because of | order
H184 to mark out, draw a line | order
H185 desire | scrap
H193 body; strength; mighty one | missing
H202 strength, vigor; wealth | order
H205 wickedness, trouble, iniquity | order
H213 to hasten, press | scrap
H216 light | order
H219 light; herb | order
H220 pen, fold, stall | order
H224 Urim (sacred lots of the priest) | etymology
H226 sign, mark | order
H230 firm, certain (meaning uncertain) | order
H233 then, at that time | missing
H234 memorial portion (of an offering) | ambiguous
H235 to go away, be gone; to go about | order
H239 to weigh, ponder | missing
H240 equipment, tool | scrap
H249 native, native-born | scrap
H251 brother | order
H258 to unite, gather oneself | mixed
H259 one | order
H268 back, backward, behind | archaic
H305 if only! would that! | missing
H312 other, another | order
H314 last, later, future; western | scrap
H318 at last, finally | scrap
H319 end, future, latter part | plain
H323 satrap | scrap
H324 satrap | order
H327 royal (of swift horses) | scrap
H328 gently, softly | order
H329 bramble, thornbush; Atad (a threshing floor) | mixed
H330 fine linen | order
H331 to stop up, shut (ears, lips) | ambiguous
H332 to close, shut | plain
H334 left-handed, bound | scrap
H336 not | mixed
H338 jackal | mixed
H339 coastland, island | missing
H341 enemy | etymology
H344 kite, falcon (bird of prey) | ambiguous
H352 ram; pillar; mighty man | mixed
H353 strength, help | plain
H361 porch, vestibule (of a gate) | order
H365 doe | order
H366 fearsome, dreadful, awesome | archaic
H373 Iezerite | plain
H374 ephah (dry measure) | plain
H376 man, husband, each one | order
H380 pupil, apple (of the eye); middle (of night) | scrap
H383 there is, there are | use
H386 ever-flowing, enduring, strong | missing
H396 food, meal | missing
H398 to eat | order
H399 to devour, eat | order
H400 food | archaic
H402 food, fuel | archaic
H403 surely, truly; nevertheless | etymology
H406 farmer, plowman | scrap
H410 God, god; might | order
H418 algum wood | order
H423 oath, curse | order
H424 terebinth, oak | order
H426 God, god (Aramaic) | theology
H430 God; gods | theology
H433 God; god | theology
H436 oak, terebinth | mixed
H441 chief; friend; tame | mixed
H451 fat tail | plain
H457 idol; worthless | order
H481 to be mute, be silent; bind | archaic
H483 mute, unable to speak | archaic
H484 almug wood | scrap
H492 a certain (person or place), so-and-so | missing
H503 to bring forth thousands | scrap
H504 cattle, oxen | plain
H516 Al-tashheth (do not destroy) | plain
H520 cubit; base of a doorpost | missing
H525 master craftsman | plain
H527 multitude (or craftsmen) | order
H529 faithfulness, trust | order
H530 faithfulness, truth | order
H536 weak, languishing | plain
H539 to believe, trust; to be faithful | order
H541 to go to the right | scrap
H543 amen, truly | theology
H545 upbringing (of a child) | ambiguous
H547 pillar, doorpost | scrap
H548 agreement, firm covenant | order
H551 truly, indeed | scrap
H553 to be strong, strengthen, be courageous | archaic
H554 strong; bay (horse color) | plain
H570 last night, yesterday | archaic
H571 truth, faithfulness | order
H574 terrifying, fearsome | archaic
H579 to happen, befall | plain
H582 man, mankind; person | order
H590 fleet, ships | archaic
H594 plumb line | plain
H598 to trouble, be too difficult for | order
H604 gecko | order
H605 incurable, desperate; to be sick | missing
H611 harm, fatal accident | archaic
H612 bond, fetter | archaic
H613 bond, fetter; imprisonment | archaic
H616 prisoner | scrap
H624 storehouse | scrap
H625 gathering in, harvest | ambiguous
H626 gathering together | ambiguous
H628 rabble, mixed crowd | order
H632 binding pledge, vow | plain
H639 anger, wrath; nose, face | order
H648 late in ripening (of crops) | ambiguous
H657 end; nothing, none; only | missing
H659 nothing, worthless thing | scrap
H662 to restrain oneself, hold back | order
H666 bandage, head covering | mixed
H667 young bird, chick | missing
H668 carriage, sedan chair | archaic
H674 revenue; in the end | missing
H677 finger, toe | order
H678 noble; far corner | scrap
H679 joint, armpit | scrap
H680 to set aside, reserve, withhold | order
H681 beside, near | origin
H685 armlet, ankle chain | plain
H686 to store up, treasure | order
H688 sparkling gem, carbuncle | etymology
H693 to lie in wait, ambush | plain
H695 ambush, lair | plain
H696 ambush | plain
H698 trick, cunning | plain
H706 fourfold | order
H711 purple | order
H724 healing, restoration | order
H727 ark, chest | order
H737 food allowance, meal | archaic
H738 lion | order
H749 fitting, proper | archaic
H750 slow (to anger), patient; long | archaic
H753 length | scrap
H762 in Aramaic | order
H776 land, earth, ground | order
H779 to curse | order
H784 fire | order
H786 there is, there are | missing
H793 slope (of a ravine) | order
H794 slope (of a mountain) | order
H796 Ashdodite, inhabitant of Ashdod | scrap
H797 in the language of Ashdod | scrap
H799 fiery law (uncertain) | scrap
H801 offering made by fire | missing
H802 woman, wife | order
H816 to be guilty, offend, bear guilt | scrap
H817 guilt offering, guilt | archaic
H819 guilt, wrongdoing | archaic
H820 stout, vigorous people (uncertain) | scrap
H821 night watch | plain
H826 conjurer, enchanter | order
H827 quiver (case for arrows) | ambiguous
H829 cake (uncertain), portion of food | mixed
H833 to call blessed; to go straight, lead | order
H835 blessed, happy | etymology
H839 box tree or cypress | mixed
H855 plowshare | scrap
H860 female donkey | missing
H865 yesterday, formerly | order
H866 prostitute’s pay | archaic
H868 prostitute’s pay | archaic
H874 to make plain, explain | plain
H887 to stink, become odious | plain
H888 to be displeased, distressed | order
H892 pupil (apple) of the eye | archaic
H900 treachery | scrap
H905 alone, apart; pole, part | mixed
H907 idle talk, boast | order
H916 bdellium (fragrant resin) | plain
H919 breach, leak | scrap
H924 in haste | scrap
H926 to be terrified, alarm; hurry | scrap
H927 to alarm, terrify; hurry | scrap
H929 animals, cattle, beast | order
H933 harmless skin rash | plain
H935 to come, go in; to bring | order
H937 contempt | scrap
H943 to be perplexed, be confused | order
H945 Bul, the eighth month | missing
H947 to trample, tread down | scrap
H952 to explain | plain
H954 to be ashamed, be put to shame | archaic
H958 to divide, cut through | scrap
H960 despised | scrap
H962 to plunder | plain
H973 to loathe | scrap
H974 to test, examine | archaic
H977 to choose | order
H982 to trust | order
H995 to understand, discern | order
H1002 citadel, palace | order
H1004 house, household, family | order
H1057 balsam tree | order
H1060 firstborn | order
H1065 weeping | scrap
H1067 firstborn daughter | missing
H1069 to treat as firstborn; to bear early fruit | plain
H1070 young camel | order
H1072 young she-camel | scrap
H1080 to wear out, oppress | order
H1082 to look cheerful, brighten up | etymology
H1086 to wear out, grow old, waste away | archaic
H1087 worn out, old | missing
H1094 worn-out things, rags | scrap
H1100 worthlessness, wickedness | etymology
H1101 to mix (with oil), mingle; to confuse (speech) | plain
H1102 to curb, restrain | plain
H1110 to lay waste, devastate | archaic
H1121 son, child; descendant | order
H1129 to build | order
H1143 champion (man between two armies) | order
H1154 unripe grape | scrap
H1158 to inquire; to boil up | mixed
H1164 ruin, heap of ruins (uncertain) | mixed
H1167 owner, master, husband | order
H1169 lord, official | plain
H1172 woman who owns, mistress (of a house) | plain
H1180 my master, my Baal | order
H1181 lords of the heights (of the Arnon) | order
H1197 to burn, kindle; purge, remove | archaic
H1198 brutish, stupid person | scrap
H1208 inaccessible, dense (forest) | order
H1210 grape harvest, vintage | archaic
H1214 to gain unjustly; to cut off | mixed
H1219 fortified; to gather grapes, cut off | archaic
H1222 gold, precious ore | scrap
H1226 drought | order
H1234 to split, break open | order
H1235 beka, half shekel | missing
H1239 to seek, inquire | order
H1241 cattle, herd, ox | scrap
H1242 morning | order
H1245 to seek | order
H1254 to create | theology
H1258 to hail (of falling hailstones) | ambiguous
H1261 spotted, dappled | archaic
H1265 cypress, fir tree | plain
H1276 Berite (Berites), of a people in northern Palestine | scrap
H1277 fat, healthy | archaic
H1279 food | archaic
H1280 bar, bolt (of a gate or frame) | plain
H1285 covenant | theology
H1288 to bless; to kneel | theology
H1293 blessing | theology
H1300 lightning, flash | scrap
H1303 brier, thorn | scrap
H1305 to purify, cleanse; to choose | order
H1309 news, good news | archaic
H1311 boiled, cooked | scrap
H1318 to trample | scrap
H1319 to bring news, bring good news, proclaim | archaic
H1320 flesh, body | order
H1322 shame, disgrace | archaic
H1324 bath (a liquid measure) | plain
H1325 bath (a liquid measure) | plain
H1326 wasteland, desolation | ambiguous
H1330 virgin, young woman | archaic
H1331 virginity | scrap
H1333 to cut to pieces | missing
H1342 to rise up, be exalted, triumph; to grow | order
H1346 pride, majesty, swelling | archaic
H1347 pride, majesty, splendor | archaic
H1350 to redeem, act as kinsman | theology
H1353 redemption, right of redemption | scrap
H1354 back, rim, mound; boss (of a shield) | archaic
H1361 to be high, be exalted, be haughty | order
H1363 height, haughtiness | scrap
H1364 high, lofty; proud | scrap
H1366 border, territory | order
H1367 border, boundary, territory | archaic
H1368 mighty man, warrior | order
H1370 power, might | missing
H1377 queen mother, queen | order
H1383 twisting, twisted work | plain
H1384 hunchbacked | plain
H1386 peak, rounded summit | scrap
H1404 lady, mistress (over servants) | plain
H1413 to cut oneself; band together | missing
H1415 bank (of a river) | plain
H1418 gash, cutting (in the skin) | order
H1419 great, large | order
H1421 reviling, insult | scrap
H1423 young goat | archaic
H1428 bank (of a river) | ambiguous
H1429 young female goat | archaic
H1430 stack of sheaves; tomb | order
H1431 to grow, become great | order
H1432 growing, becoming great | scrap
H1434 tassel, twisted cord | scrap
H1457 to bend down, stretch oneself out | ambiguous
H1460 back; midst | order
H1461 to dig, till the soil | missing
H1462 locust, swarm of locusts | scrap
H1469 young bird | scrap
H1471 nation, people | order
H1472 body; corpse, carcass | archaic
H1473 exile, captivity; exiles | scrap
H1481 to sojourn, dwell as a foreigner | order
H1482 cub | order
H1486 lot (cast to decide), allotted portion | plain
H1496 hewn stone | scrap
H1497 to rob, seize, tear away | archaic
H1501 locust (a kind of) | scrap
H1503 stump, stem | archaic
H1505 to cut out; determine fate (diviner) | missing
H1509 separate place, solitary land | missing
H1538 skull, head | archaic
H1540 to uncover, reveal; to go into exile | order
H1544 idol | scrap
H1545 wrap, cloak, garment | ambiguous
H1548 to shave | scrap
H1549 tablet; mirror | archaic
H1550 turning, folding (door); ring | scrap
H1552 region, district | archaic
H1558 because of, on account of | scrap
H1560 large, heavy (of stone) | etymology
H1565 barren, desolate | order
H1566 to break out in strife, quarrel | order
H1570 to flow down, descend (goats) | order
H1580 to deal bountifully with, repay; to wean | scrap
H1595 treasury, chest | scrap
H1600 to low (cattle) | plain
H1610 body, self | scrap
H1613 gopher wood (perhaps cypress) | plain
H1614 sulfur, brimstone | plain
H1616 foreigner, sojourner | archaic
H1618 scab, festering rash | archaic
H1626 gerah (small weight) | plain
H1629 to be cut off | order
H1633 to break or gnaw (bones) | ambiguous
H1641 to drag away; to chew | order
H1643 crushed grain, grits | order
H1645 produce, yield | scrap
H1665 Gittith (musical term) | plain
H1670 dismay, faintness | plain
H1674 anxiety, worry | archaic
H1676 kite (bird of prey) | ambiguous
H1682 bee | scrap
H1687 inner sanctuary | archaic
H1690 cake of pressed figs | missing
H1692 to cling, hold fast | archaic
H1696 to speak | etymology
H1697 word, matter, thing | order
H1699 pasture | mixed
H1700 cause, manner; order | order
H1702 raft | scrap
H1707 hump (of a camel) | etymology
H1713 to raise a banner | order
H1716 to hatch, brood over | order
H1724 to be astonished, be dumbfounded | order
H1725 to gallop, rush | missing
H1730 beloved; uncle | order
H1736 mandrake; basket | scrap
H1738 to be unwell (in menstruation) | missing
H1739 menstruating, unwell; faint, sick | order
H1743 to pound (in a mortar) | ambiguous
H1747 silence | scrap
H1751 to be shattered | order
H1755 generation | order
H1761 entertainment (perhaps musical instruments) | ambiguous
H1765 to hasten, drive | scrap
H1766 to press, oppress | plain
H1785 siege works | order
H1788 antelope, ibex | plain
H1796 pounding (of waves) | order
H1802 to draw (water) | plain
H1803 poor people; hair, thread (on a loom) | scrap
H1804 to make muddy, foul (water) | archaic
H1809 to be low; to hang down | order
H1811 to drip, leak, weep | order
H1812 dripping | order
H1814 to burn, kindle; to pursue hotly | missing
H1818 blood | order
H1822 one destroyed, one silenced | scrap
H1823 likeness, image | scrap
H1827 stillness, calm; whisper | order
H1846 to go out, be extinguished | order
H1848 slander, fault | order
H1851 thin, fine, small | scrap
H1855 to crush, break in pieces | scrap
H1863 thistle | scrap
H1870 way, road | order
H1871 daric (Persian gold coin), drachma | mixed
H1875 to seek, inquire | order
H1891 to be vain, become worthless | order
H1892 breath, vapor; emptiness, futility | archaic
H1895 to divide (the sky), practice astrology | missing
H1897 to meditate, mutter | order
H1899 rumbling, sighing, moaning | missing
H1906 joyful shout | scrap
H1911 to stretch out (the hand) | missing
H1917 limb, piece | ambiguous
H1921 to honor, adorn | order
H1925 splendor, glory | order
H1933 to be, become; to fall | mixed
H1934 to be, become, happen | order
H1942 calamity, destruction; desire | mixed
H1943 ruin, disaster | archaic
H1948 madness, folly | order
H1949 to throw into confusion, be in uproar | plain
H1951 to think it easy, be ready | order
H1952 wealth, riches | archaic
H1959 shout, shouting | scrap
H1961 to be, become, happen | order
H1966 morning star, shining one | etymology
H1969 hin (liquid measure) | plain
H1970 to wrong, injure | scrap
H1971 look (on the face), expression | ambiguous
H1972 to be far removed | scrap
H1980 to walk, go | order
H1983 toll, tax | archaic
H1984 to praise, boast | order
H1991 wealth (meaning uncertain) | order
H1995 multitude, crowd; noise | order
H1999 roar, tumult | order
H2000 to throw into confusion, rout | plain
H2002 necklace, chain (for the neck) | missing
H2013 to be silent, hush | scrap
H2016 the contrary, the reverse | plain
H2017 perversity, turning upside down | order
H2025 altar hearth | ambiguous
H2026 to kill | order
H2030 pregnant | scrap
H2031 thought, imagining | archaic
H2050 to assail, shout at (uncertain) | mixed
H2073 dwelling, lofty place | order
H2076 to sacrifice; to slaughter | missing
H2084 to buy, gain (time) | order
H2087 pride, arrogance | scrap
H2089 sheep, lamb | scrap
H2092 to loathe, abhor | order
H2094 to warn; to shine | scrap
H2095 to be warned | scrap
H2100 to flow, have a discharge | archaic
H2101 discharge, flow | archaic
H2110 to be fed | order
H2113 terror, object of horror | scrap
H2114 strange, foreign; to be a stranger | missing
H2115 to press, squeeze out, crush | scrap
H2116 what is crushed | scrap
H2118 to come loose, be displaced | order
H2119 to crawl, creep; be afraid | order
H2121 raging, proud (of waters) | ambiguous
H2122 brightness, splendor; color (of the face) | archaic
H2123 moving creature; abundance | scrap
H2131 spark, firebrand; chain, fetter | order
H2136 innocence | order
H2142 to remember | order
H2145 male | etymology
H2150 tendril, shoot | scrap
H2151 to be worthless, be a glutton; to quake | scrap
H2154 evil plan, lewdness, wickedness | missing
H2159 pruning (of vines) | plain
H2163 to be fixed, be appointed (time) | order
H2168 to prune | order
H2177 kind, sort | scrap
H2181 to commit prostitution, be unfaithful | plain
H2185 prostitutes | scrap
H2189 object of horror, terror | scrap
H2193 to be extinguished | order
H2194 to be indignant; to denounce, curse | missing
H2196 to be angry, be dejected | plain
H2198 sullen, vexed | plain
H2199 to cry out, call for help | archaic
H2200 to cry out | archaic
H2203 pitch, tar | plain
H2205 old; elder | order
H2211 to raise up, impale | ambiguous
H2213 rim, molding, border | order
H2215 to be scorched, dry up | order
H2219 to scatter, disperse, winnow | archaic
H2222 shower, dripping (of rain) | ambiguous
H2223 strutting rooster or greyhound (uncertain) | scrap
H2224 to rise (as the sun), shine forth | ambiguous
H2231 emission (of semen) | archaic
H2233 seed, offspring | order
H2234 seed, offspring (of people) | ambiguous
H2235 vegetable | scrap
H2239 span (half a cubit) | plain
H2250 bruise, wound | archaic
H2256 cord, measuring line, portion; pang | order
H2259 sailor | archaic
H2264 folding (of the hands) | missing
H2267 company, association; spell | scrap
H2269 companion | archaic
H2270 companion, friend | scrap
H2272 spot, marking (leopard) | order
H2273 companion | archaic
H2279 coupling, joined piece | scrap
H2280 to bind up, bandage; saddle | missing
H2281 flat cake | scrap
H2282 feast, festival | order
H2283 terror, reeling | order
H2287 to keep a festival, celebrate | scrap
H2288 cleft (of a rock) | scrap
H2289 belt, girded | scrap
H2306 breast, chest | plain
H2310 fleeting, ceasing; rejected | archaic
H2320 month, new moon | order
H2324 to make known, declare, interpret | archaic
H2325 to make guilty, endanger | use
H2328 to draw a circle, encircle | plain
H2329 circle, vault (of the sky) | plain
H2330 to pose (a riddle) | scrap
H2331 to tell, declare, make known | archaic
H2337 thicket, crevice | missing
H2342 to writhe, be in labor; to dance | mixed
H2353 white linen, white cloth | plain
H2355 white linen, white cloth | plain
H2363 to hasten | scrap
H2377 vision | order
H2378 vision | scrap
H2385 lightning flash, thunderbolt | plain
H2388 to be strong, strengthen | order
H2390 strong, growing stronger | scrap
H2393 strength | scrap
H2394 force, strength | scrap
H2398 to sin, miss | order
H2400 sinner; sinful | scrap
H2403 sin; sin offering | order
H2405 colored fabric | scrap
H2415 shoot, twig; rod | missing
H2416 living, alive; life | order
H2421 to live | order
H2424 living, lifetime | scrap
H2426 rampart, wall; army | ambiguous
H2428 strength, army; wealth | order
H2429 army; power, strength | scrap
H2434 thin wall, partition | plain
H2435 outer, external | archaic
H2439 to hurry, make haste | archaic
H2441 mouth, palate; taste | missing
H2443 fish-hook | archaic
H2447 dark, sparkling (of eyes) | order
H2448 redness, dullness (of eyes) | order
H2455 what is profane, common | plain
H2457 rust, scum | order
H2464 galbanum | plain
H2470 to be sick, be weak; entreat | missing
H2476 defeat, weakness | order
H2480 to take up at once (a word) | plain
H2485 flute, pipe | archaic
H2487 change (of clothes), relief, shift | ambiguous
H2488 spoil stripped from a slain man; armor | order
H2490 to profane; to begin; to pierce | missing
H2491 slain, pierced | order
H2495 purslane | plain
H2500 exchange; in return for | order
H2511 smooth stone | scrap
H2519 smoothness, flattery; slippery place | scrap
H2527 heat | scrap
H2529 curds, butter | order
H2531 delight, desire, beauty | scrap
H2532 desire, delight; precious thing | scrap
H2534 wrath, heat | order
H2542 curve (of the thigh) | scrap
H2553 incense altar, sun-pillar | missing
H2554 to do violence, wrong | order
H2560 to foam, ferment; be red; daub | archaic
H2563 clay, mortar; homer (dry measure) | plain
H2564 bitumen, tar | archaic
H2567 to take a fifth; to be armed in ranks | mixed
H2570 belly, abdomen | mixed
H2573 skin bottle, waterskin | archaic
H2580 grace, favor | theology
H2583 to camp, encamp | archaic
H2588 cell, storeroom | plain
H2590 to embalm; to ripen | order
H2598 dedication | scrap
H2600 for nothing, without cause, in vain | scrap
H2602 frost, sleet | order
H2603 to be gracious, show favor | theology
H2611 godless, profane | order
H2616 to show oneself merciful; to put to shame | scrap
H2617 steadfast love, kindness, mercy | theology
H2620 to take refuge, trust | order
H2623 faithful, godly; godly one, saint | order
H2625 locust, caterpillar | order
H2627 lacking, deficient | archaic
H2630 to be stored up, be hoarded | order
H2636 to be flaky, be like scales | scrap
H2637 to lack, be in need, fail | archaic
H2638 lacking, in need of | scrap
H2639 lack, poverty | archaic
H2640 lack | archaic
H2643 clean, innocent | missing
H2648 to hurry, be alarmed | archaic
H2649 haste, hurried flight | order
H2651 cupped hand, fist, handful | missing
H2654 to delight in, be pleased, desire | scrap
H2655 delighting in, desiring | scrap
H2659 to be ashamed, be humiliated; disgrace | archaic
H2664 to search; disguise oneself | missing
H2665 plot, scheme | scrap
H2667 saddle cloth | scrap
H2669 separation, freedom | archaic
H2676 midnight, middle (of the night) | order
H2682 grass; leek | missing
H2685 to be urgent, harsh | order
H2686 to divide; to shoot arrows | scrap
H2690 to sound, blow (a trumpet) | plain
H2706 statute, decree | order
H2707 to carve, engrave | plain
H2708 statute | order
H2710 to engrave, decree | order
H2714 searching, inquiry | scrap
H2717 to be waste, be dry; to lay waste | order
H2718 to be laid waste, destroyed | plain
H2720 dry, waste | order
H2721 heat, drought, dryness | scrap
H2723 ruin, waste place, desolation | missing
H2724 dry ground, dry land | scrap
H2730 trembling, anxious | scrap
H2734 to burn, be kindled (of anger), be angry | order
H2738 nettle, weed | order
H2740 burning anger, fierceness | scrap
H2742 diligent; gold; sharp; threshing sledge | mixed
H2750 burning, fierceness (of anger) | scrap
H2757 iron pick, harrow; slice (of cheese) | missing
H2759 sultry, scorching (of wind) | scrap
H2760 to roast (uncertain) | etymology
H2761 to be singed | order
H2763 to devote to destruction, ban | scrap
H2764 something devoted to destruction, ban; net | theology
H2779 winter, autumn | etymology
H2785 grape seed, kernel | scrap
H2789 earthenware, potsherd | scrap
H2790 to plow, devise; to be silent | mixed
H2791 secretly; magic art | mixed
H2793 forest, thicket | archaic
H2794 craftsman, metalworker | mixed
H2796 craftsman, carpenter, smith | archaic
H2801 to engrave | archaic
H2803 to think, plan; to count | order
H2804 to be regarded, be reckoned | order
H2805 woven band (of the ephod) | archaic
H2814 to be silent, keep still | archaic
H2826 to be feeble, lag behind | order
H2830 glowing metal, electrum, amber | order
H2831 envoy, noble | scrap
H2834 to strip, bare | plain
H2836 to desire, love; join with bands | scrap
H2838 band, ring (around a pillar) | ambiguous
H2839 spoke (of a wheel) | ambiguous
H2840 hub (of a wheel) | archaic
H2841 mass (of rain clouds) | plain
H2844 fear, terror; dismayed | scrap
H2852 to be decreed, be determined | order
H2853 to be swaddled, be wrapped | order
H2859 to become related by marriage; father-in-law | plain
H2863 robber; robbery | order
H2865 to be dismayed, be shattered | order
H2868 to be glad, be good | order
H2872 center, navel | order
H2890 cleanness, purity | scrap
H2895 to be good, be pleasing | scrap
H2896 good | order
H2898 goodness; goods | scrap
H2901 to spin (thread) | ambiguous
H2903 frontlet, headband | scrap
H2908 in fasting, without food | plain
H2909 to shoot (with a bow) | order
H2917 clay, mire | scrap
H2918 encampment | order
H2921 to be spotted, patched | order
H2930 to be unclean, defile | order
H2933 to be unclean | missing
H2937 to lead astray | order
H2938 to taste, perceive | scrap
H2939 to feed, make to eat | order
H2941 decree, command; account, matter | order
H2942 decree, command; judgment | scrap
H2944 to be pierced | order
H2947 handbreadth; coping | order
H2948 handbreadth | order
H2952 to walk with mincing steps | archaic
H2953 fingernail, claw | plain
H2954 to be fat, insensitive | archaic
H2956 to be continual (of dripping) | missing
H2957 to drive away | order
H2959 to burden, load | order
H2964 prey, food | archaic
H2966 animal torn by beasts | scrap
H2974 to be willing, be pleased, undertake | archaic
H2975 Nile, river, canal | missing
H2976 to despair | scrap
H2981 produce, yield | archaic
H2990 running sore, wart | scrap
H2992 to marry a brother's widow | scrap
H2994 sister-in-law, brother’s widow | scrap
H3004 dry land, dry ground | scrap
H3013 to afflict, cause grief; to be grieved | order
H3024 weariness | scrap
H3027 hand; power | order
H3032 to cast (lots) | ambiguous
H3033 beloved, darling | order
H3034 to praise, give thanks; to confess | order
H3039 beloved; lovely | mixed
H3045 to know | order
H3049 soothsayer, spiritist | archaic
H3053 burden, lot | order
H3064 Jew, Judean | plain
H3066 language of Judah, Hebrew | scrap
H3068 the LORD (Jehovah, Yahweh), the proper name of God | theology
H3072 the LORD our righteousness (Jehovah-Tsidkenu) | theology
H3104 jubilee; ram’s horn | archaic
H3117 day | order
H3125 Greek (Jevanite) | archaic
H3128 dove of distant silence (title of a melody) | scrap
H3148 advantage, more | order
H3176 to wait, hope | order
H3190 to be good, do well | order
H3196 wine | order
H3197 side (of the road) | order
H3198 to rebuke, reprove; to decide | order
H3201 to be able, prevail | order
H3205 to bear, give birth; to father | order
H3212 to go, walk, come | mixed
H3217 scab, skin eruption | scrap
H3218 young locust | archaic
H3219 pouch, bag | plain
H3220 sea; west | order
H3227 right (side, hand) | plain
H3231 to go to the right | scrap
H3233 right (side, hand) | plain
H3242 shoot, twig | archaic
H3244 great owl, owl | etymology
H3246 foundation, beginning | order
H3254 to add, do again | order
H3255 to be added | order
H3261 to sweep away | order
H3264 woods, forest | plain
H3267 to be fierce, be insolent | scrap
H3280 female mountain goat, doe | missing
H3284 ostrich | order
H3302 to be beautiful | archaic
H3303 beautiful, handsome | archaic
H3306 to gasp for breath | missing
H3318 to go out, come out | order
H3320 to take one’s stand, stand; to present oneself | plain
H3326 bed, couch; side structure (of the temple) | order
H3333 casting (of metal) | ambiguous
H3334 to be distressed, be narrow | archaic
H3335 to form, fashion | order
H3336 intention, thought; form | archaic
H3338 limb, member | scrap
H3341 to kindle, set on fire, burn | scrap
H3342 winepress, wine vat | archaic
H3351 living thing, what exists | archaic
H3353 fowler, bird-catcher | scrap
H3363 to be dislocated, be alienated; to hang | scrap
H3369 to set a snare | archaic
H3372 to fear, be afraid; to revere | theology
H3373 fearing, afraid | scrap
H3374 fear, reverence | theology
H3381 to go down, come down | order
H3384 to teach, instruct; to shoot | mixed
H3399 to be rash, hurl headlong | plain
H3411 side, rear, farthest part | missing
H3415 to tremble, quiver; to be displeasing | order
H3418 green plant, greenery | scrap
H3419 vegetable, herb | scrap
H3423 to possess, inherit; to dispossess | order
H3427 to sit, dwell, remain | order
H3444 salvation, deliverance | theology
H3452 wilderness, wasteland; Jeshimon (a place) | order
H3463 asleep, sleeping | scrap
H3467 to save, deliver | order
H3468 salvation, deliverance | order
H3474 to be straight, be right, please | order
H3477 upright, right, straight | order
H3482 Israelite (woman) | archaic
H3489 peg, tent peg, stake | archaic
H3490 orphan, fatherless child | scrap
H3493 excellent, extraordinary; very | archaic
H3498 to remain, be left over | order
H3499 rest, remnant; cord | order
H3508 lobe (of the liver) | archaic
H3510 to be in pain; to hurt | order
H3513 to honor; to be heavy | order
H3514 weight, heaviness | scrap
H3519 glory, honor | order
H3520 splendor; valuables | scrap
H3523 netting, pillow | scrap
H3527 to multiply, make many | order
H3530 distance, stretch of land | scrap
H3537 jar, pitcher | archaic
H3543 to grow dim, grow faint; to rebuke | scrap
H3545 easing, healing (of a wound) | order
H3547 to serve as priest | order
H3548 priest | order
H3550 priesthood | scrap
H3554 to be burned, scorched | order
H3555 burn (injury) | order
H3557 to sustain, provide for; to contain | order
H3558 gold ornament | archaic
H3559 to prepare, establish; to be firm | order
H3569 Cushite, Ethiopian | plain
H3581 strength, power | mixed
H3582 to hide, conceal; to cut off, destroy | order
H3583 to paint (the eyes) | plain
H3584 to deny, lie, deceive; to fail | order
H3587 branding, burn mark | plain
H3591 javelin, spear | order
H3593 onslaught, attack | archaic
H3595 basin, pot | order
H3603 talent (weight); loaf; plain | mixed
H3604 talent (weight) | plain
H3607 to restrain, shut up, withhold | archaic
H3615 to complete, finish, end | order
H3617 full end, destruction | archaic
H3627 vessel, article, utensil | order
H3629 kidneys; inmost being | scrap
H3631 failing (of the eyes); destruction | order
H3635 to complete, finish | order
H3637 to be humiliated, be ashamed | scrap
H3640 disgrace, shame | plain
H3642 to long for, yearn | order
H3646 cumin | plain
H3648 to be stirred (with compassion), yearn; to be hot | order
H3649 idolatrous priest | missing
H3653 base, stand; office, position | archaic
H3654 gnat, louse | order
H3655 to give a title, flatter | plain
H3657 root, stock (of a vine) | order
H3658 lyre, harp | order
H3661 root, stock (of a vine) | order
H3670 to hide oneself, withdraw | plain
H3671 wing; edge, skirt | order
H3678 throne, seat | order
H3680 to cover | order
H3697 to trim, clip (hair) | order
H3704 magic band (for the wrist), pillow | ambiguous
H3707 to provoke to anger, be angry, vex | missing
H3709 palm, hand; sole | order
H3713 bowl; frost | mixed
H3719 to bend hungrily (of roots), stretch out | use
H3722 to atone, make atonement; to cover | theology
H3724 ransom, bribe; henna; pitch; village | missing
H3728 to trample, make cower | scrap
H3732 Caphtorite, native of Caphtor | mixed
H3734 kor (dry and liquid measure) | missing
H3735 to be distressed | plain
H3736 to clothe, wrap | plain
H3737 cap, hat | archaic
H3738 to dig | scrap
H3739 to buy, bargain; to give a feast | order
H3741 cistern or meadow (uncertain) | mixed
H3742 cherub | scrap
H3748 divorce | archaic
H3749 rim, ledge | archaic
H3755 vinedresser | order
H3769 to dance, whirl | scrap
H3772 to cut, cut off; to make (a covenant) | order
H3773 beam (hewn timber) | scrap
H3782 to stumble, fall | order
H3789 to write | order
H3793 tattoo mark, inscription | missing
H3799 to be stained | order
H3801 tunic, robe | archaic
H3803 to surround; to crown | mixed
H3805 capital (top of a pillar) | plain
H3806 to pound (in a mortar) | archaic
H3820 heart, mind | order
H3823 to capture the heart; to make cakes | missing
H3824 heart, mind | order
H3832 to be thrust down, come to ruin | order
H3834 cake | scrap
H3835 to be white; to make bricks | scrap
H3840 pavement, tilework | order
H3849 log (liquid measure) | plain
H3852 flame; spearhead | scrap
H3864 Libyan | plain
H3867 to join; to borrow, lend | scrap
H3871 tablet, board, plank | archaic
H3879 Levite | scrap
H3883 winding stairs, trapdoor | order
H3885 to lodge, spend the night; to murmur | mixed
H3887 scorner; to scorn | missing
H3891 crookedness, perversity | etymology
H3892 fresh, moist, green (not dried) | ambiguous
H3893 vigor, freshness | order
H3898 to fight | order
H3899 bread, food | order
H3908 charm, whisper | order
H3909 secrecy; enchantment | scrap
H3914 wreath (ornament) | order
H3915 night | order
H3917 night creature, night demon (Lilith) | plain
H3920 to capture, take | order
H3921 capture, snare | scrap
H3925 to learn; to teach | order
H3931 to mock, jest | order
H3940 torch, firebrand | order
H3944 scoffing, mockery | scrap
H3947 to take | order
H3948 teaching, learning, instruction | archaic
H3953 to glean, gather the late crop | plain
H3955 moisture, vigor; rich cake | ambiguous
H3958 jacinth (gem) | plain
H3963 lethek (dry measure, half a homer) | plain
H3968 Hundred (Meah), a tower in Jerusalem | scrap
H3973 garbage, refuse | plain
H3975 den, hole (of a snake) | plain
H3976 scales, balance | scrap
H3977 scales, balance | plain
H3978 food | archaic
H3986 refusing, unwilling | scrap
H3987 refusing, unwilling | plain
H3992 to be malignant, be painful | scrap
H3996 entrance; setting (of the sun), west | scrap
H4000 instructor | scrap
H4002 spring (of water) | plain
H4004 choicest, best | ambiguous
H4005 choice, best part | scrap
H4008 rash utterance | scrap
H4010 comfort, cheer | order
H4013 fortress, fortified city, stronghold | scrap
H4016 private parts | plain
H4018 cooking place, hearth | scrap
H4020 twisted cord | scrap
H4021 headdress, cap (of priests) | archaic
H4022 choice thing, excellence | scrap
H4029 Migdal-eder, a place in Palestine | mixed
H4033 sojourning, dwelling place | archaic
H4035 fear, dread; storehouse | order
H4039 scroll | archaic
H4040 scroll | archaic
H4042 to hand over, deliver up | plain
H4044 covering (of the heart) | missing
H4048 to throw down, deliver over | ambiguous
H4052 offset, ledge (of a wall) | plain
H4054 pastureland, common land | archaic
H4057 wilderness, desert | mixed
H4059 to extend, drag on (of night) | mixed
H4060 measure, measurement; stature | scrap
H4062 insolent fury, raging | scrap
H4066 strife, contention | scrap
H4067 stature, size | order
H4071 pile of wood (for fire), pyre | ambiguous
H4078 sufficiently, enough | scrap
H4079 contention, strife | scrap
H4085 mortar (for pounding) | plain
H4096 footprint, tread | missing
H4106 skilled, ready, quick | missing
H4107 to dilute, mix (with water) | order
H4108 access, place to walk | plain
H4112 stroke, blow | scrap
H4113 deep pit, watery pit | order
H4114 overthrow | scrap
H4116 to hasten | scrap
H4117 to pay the bride price, obtain as a wife | order
H4119 bride-price | archaic
H4120 haste, speed; quickly | scrap
H4123 illusion, deceit | scrap
H4125 Moabite | missing
H4126 entrance, coming in | plain
H4131 to totter, slip, be shaken | archaic
H4132 pole, bar, yoke | scrap
H4134 to become poor | order
H4138 kindred, birth, native land | archaic
H4142 set around, turned, changed | scrap
H4150 appointed time, feast; meeting | order
H4152 appointed place (of refuge) | scrap
H4154 slipping, unsteady | scrap
H4156 counsel, plan, scheme | archaic
H4157 burden, distress | plain
H4160 oppressor, extortioner | missing
H4161 going out, exit; utterance; spring | order
H4163 going forth; latrine | archaic
H4166 casting; pipe | plain
H4174 descent, slope | order
H4175 early rain | missing
H4178 to be polished, be smooth | scrap
H4184 to touch, feel | plain
H4190 salvation, saving act | scrap
H4191 to die; to kill | order
H4195 profit, advantage, abundance | order
H4196 altar | order
H4197 mixed wine, spiced wine | ambiguous
H4198 wasted, exhausted (with hunger) | etymology
H4201 doorpost | plain
H4203 food | archaic
H4204 trap, net | order
H4206 belt | scrap
H4208 constellation | scrap
H4209 discretion, plan, scheme | archaic
H4213 little, few | scrap
H4214 winnowing fork | archaic
H4215 north wind (scatterer) | scrap
H4216 constellation, Mazzaroth | scrap
H4222 to clap (the hands) | missing
H4226 clamp, coupling, tie beam | ambiguous
H4229 to wipe out, blot out | scrap
H4230 compass (for drawing circles) | archaic
H4231 haven, harbor | order
H4237 window | archaic
H4239 blow, battering ram | archaic
H4241 preservation of life; sustenance; raw flesh | archaic
H4255 division (of the Levites) | plain
H4256 division, course | archaic
H4257 Mahalath (Machalath), a musical term | plain
H4259 Meholathite (Mecholathite), a native of Abel-meholah | scrap
H4260 butter | scrap
H4264 camp, army | order
H4270 lack, need, poverty | archaic
H4272 to strike, shatter, wound | order
H4274 hewn stone | scrap
H4277 to crush, smash | order
H4278 depth (of the earth) | plain
H4279 tomorrow, in time to come | plain
H4280 latrine | archaic
H4283 next day | archaic
H4284 thought, plan, purpose | archaic
H4285 dark place, darkness | scrap
H4289 censer, fire pan | missing
H4294 tribe; rod, staff | order
H4302 plantation, planting | scrap
H4303 tasty food, delicacy | archaic
H4307 guard, prison; target | archaic
H4325 water | order
H4329 covered way, canopy | scrap
H4334 plain, level ground; uprightness | missing
H4339 uprightness, equity | scrap
H4341 pain, sorrow | order
H4342 abundance | scrap
H4348 burn (on the skin) | ambiguous
H4351 birth, descent | missing
H4355 to sink, be brought low | order
H4356 sheepfold | plain
H4358 perfection, splendor | missing
H4360 choice garment | etymology
H4361 food, provisions | plain
H4362 hidden treasure | scrap
H4365 fishing net, dragnet | archaic
H4377 price, value; merchandise | order
H4384 heap of ruins, stumbling block | plain
H4386 fragment, breaking to pieces | scrap
H4387 Miktam (kind of psalm) | plain
H4388 mortar (for pounding); hollow place | plain
H4389 Maktesh, a place in Jerusalem | scrap
H4390 to fill, be full | order
H4393 fullness, what fills | scrap
H4394 consecration; setting (of gems) | scrap
H4395 full produce, fullness (of the harvest) | plain
H4396 setting (of gems) | ambiguous
H4397 messenger, angel | order
H4399 work, occupation | order
H4402 setting (as of a gem) | ambiguous
H4408 saltwort, mallow | plain
H4410 kingship, kingdom | scrap
H4423 mortar (for building), clay | plain
H4425 ear (of grain) | plain
H4426 figurative saying, taunt | plain
H4427 to reign, be king | order
H4438 kingdom, reign | scrap
H4452 to be sweet, be smooth | order
H4454 to wring off (a bird’s head) | plain
H4455 prey, booty; jaws | mixed
H4456 spring rain, latter rain | plain
H4464 child of a forbidden union, illegitimate child | archaic
H4465 sale, merchandise | scrap
H4467 kingdom | order
H4473 anointing (of a cherub) | scrap
H4477 sweetness | scrap
H4482 string (of an instrument), stringed instrument | ambiguous
H4483 to count, appoint | scrap
H4484 mene, mina (weight) | plain
H4485 mocking song | order
H4488 mina (weight) | archaic
H4489 time (how often) | plain
H4492 den, mountain cleft | order
H4497 ungrateful or unruly one | plain
H4499 flight, fleeing | plain
H4500 beam (of a loom) | plain
H4502 prince, consecrated one | scrap
H4503 offering, gift; grain offering | archaic
H4516 delicacy | scrap
H4522 forced labor, levy; tribute | missing
H4524 surroundings; round about | scrap
H4526 rim, frame, panel; stronghold | ambiguous
H4531 test, trial | archaic
H4535 alternately, in turn (uncertain) | scrap
H4539 screen, curtain | plain
H4543 storage place, supply | archaic
H4545 web, warp (of a loom) | plain
H4548 nail (metal) | plain
H4550 journey, stage of a journey | scrap
H4551 missile; quarry | missing
H4556 scab | plain
H4562 bond | scrap
H4565 secret place, hiding place | scrap
H4568 thickness (of the ground) | missing
H4570 path, track; encampment | scrap
H4574 delicacy, delight | scrap
H4575 bond, chain | scrap
H4577 belly | plain
H4578 inward parts, belly | order
H4579 grain (of sand) | plain
H4581 stronghold, refuge, strength | missing
H4585 dwelling place, den (of animals) | order
H4592 a little, few | order
H4593 polished (of a sword) | scrap
H4594 garment, mantle | plain
H4595 outer tunic | plain
H4603 to act unfaithfully, trespass | scrap
H4604 unfaithfulness, trespass | scrap
H4605 above, upward | order
H4606 setting (of the sun) | plain
H4609 step, stair, ascent | archaic
H4615 depth, deep place | scrap
H4618 furrow, field for plowing | order
H4625 crooked place | scrap
H4626 nakedness, bare place | scrap
H4629 open place, meadow | scrap
H4630 rank, battle line | order
H4635 row (of showbread) | archaic
H4636 naked person | order
H4637 terror, terrifying power | archaic
H4639 work, deed | order
H4645 target | archaic
H4650 war club, maul | order
H4651 sweepings (of wheat); fold (of flesh) | plain
H4653 division, grouping (of families) | plain
H4659 work, deed | scrap
H4662 muster, numbering; appointed place | order
H4663 Muster Gate (Miphkad), a gate in Jerusalem | name
H4672 to find | order
H4673 garrison, post, station | scrap
H4676 sacred pillar, standing stone | order
H4678 pillar; stump (of a tree) | archaic
H4679 stronghold | scrap
H4680 to drain, wring out | order
H4686 fortress, stronghold; net | archaic
H4687 commandment | order
H4689 distress, hardship | archaic
H4690 pillar, support | etymology
H4692 siege; fortification | scrap
H4694 fortification, rampart | scrap
H4699 ravine, hollow | order
H4707 watchtower | plain
H4711 to suck, drink deeply | ambiguous
H4712 distress, straits | scrap
H4713 Egyptian, inhabitant of Egypt | plain
H4715 crucible, refining pot | archaic
H4723 hope; gathering of water, pool | mixed
H4725 place | order
H4728 wares, merchandise | archaic
H4730 censer | scrap
H4735 livestock, cattle; property | archaic
H4736 purchase, purchase price | scrap
H4742 corner, corner post | scrap
H4743 to rot, waste away | plain
H4745 chance, happening, fate | scrap
H4747 coolness | scrap
H4748 styled hair | plain
H4750 cucumber field | scrap
H4754 to be rebellious, be filthy; to soar | mixed
H4758 appearance, sight | order
H4760 crop (of a bird) | plain
H4761 headdress; place at the head (uncertain) | etymology
H4763 place at one’s head | order
H4765 coverlet, bed covering | scrap
H4772 place at the feet, feet | missing
H4790 crushing (of testicles) | scrap
H4791 height, high place | scrap
H4793 race (contest in running) | ambiguous
H4795 beauty treatment, rubbing with oils | etymology
H4797 revelry, feast | etymology
H4798 mourning feast, funeral meal | etymology
H4801 distance, distant place | scrap
H4803 to pluck out; to polish | order
H4805 rebellion, rebelliousness | scrap
H4816 faintness, timidity | etymology
H4817 chariot; saddle, seat | missing
H4820 deceit, treachery | scrap
H4823 trampling, trampled ground | scrap
H4827 evil, mischief | scrap
H4833 fouled water | scrap
H4834 to be grievous, painful; to provoke | etymology
H4835 oppression, crushing | order
H4836 awl | archaic
H4843 to be bitter, embitter; to be enraged | scrap
H4844 bitter herb, bitter thing | missing
H4853 burden, load; oracle | missing
H4855 interest (on a loan), lending at interest | plain
H4856 partiality | etymology
H4857 place for drawing water | plain
H4858 rising smoke | scrap
H4863 kneading-trough | archaic
H4864 gift, portion; tax; smoke signal; burden | archaic
H4865 setting (for a gem) | archaic
H4866 mouth of the womb, point of birth | plain
H4871 to draw out (of water), pull out | plain
H4876 ruin, destruction | scrap
H4883 saw (cutting tool) | ambiguous
H4889 destruction, ruin; trap | scrap
H4894 place for spreading (nets) | scrap
H4899 anointed one, Messiah | theology
H4900 to draw, pull, drag; to prolong | plain
H4901 sowing, bag (of seed); price | plain
H4905 maskil, didactic poem | plain
H4906 carved image, picture | plain
H4908 dwelling place, tabernacle | order
H4911 to be like; to use a proverb | scrap
H4915 dominion; likeness | missing
H4916 sending, undertaking | scrap
H4923 desolation, waste | order
H4924 fatness, rich food | scrap
H4928 bodyguard; subjects | scrap
H4929 guard, watch, custody | archaic
H4931 duty, charge, watch | archaic
H4934 narrow path | plain
H4937 support | archaic
H4939 bloodshed | etymology
H4940 family, clan | order
H4941 judgment, justice, ordinance | order
H4942 sheepfold, saddlebag | order
H4945 cupbearer; drink | order
H4950 clear water, settled water | scrap
H4959 to feel with the hands, grope | plain
H4960 feast, banquet | scrap
H4962 man, male, people | order
H4965 Metheg-ammah, an epithet of Gath | missing
H4966 sweet | scrap
H4971 measurement, proportion, quota | archaic
H4984 one who is exalted, one who exalts himself | scrap
H4988 to find sweet, feed sweetly on | order
H4991 gift, reward | scrap
H4997 skin bottle, wineskin | archaic
H4998 to be beautiful, be fitting | archaic
H4999 pasture, dwelling place | order
H5000 beautiful, fitting | archaic
H5002 utterance, oracle, declaration | scrap
H5010 to reject, spurn | plain
H5013 to prophesy | etymology
H5014 to be hollow, be empty | order
H5030 prophet | theology
H5033 spring (of water), source | ambiguous
H5034 to wither, fade; to treat with contempt | mixed
H5035 harp, lyre; skin bottle, jar | archaic
H5038 carcass, dead body | plain
H5045 south; Negev (southern Judah) | missing
H5046 to tell, declare | order
H5053 daybreak, brightness | use
H5055 to gore, push, butt | archaic
H5056 in the habit of goring (of an ox) | plain
H5058 stringed music, song | plain
H5059 to play (a stringed instrument) | etymology
H5060 to touch, reach, strike | order
H5061 infection, mark (of skin disease); plague, blow | order
H5062 to strike; (passive) to be defeated | missing
H5066 to come near, approach | order
H5068 to volunteer, offer willingly | order
H5073 course, layer (of stones) | plain
H5079 menstrual impurity, impurity | missing
H5080 to drive away, banish; to lead astray | missing
H5085 sheath (figurative for the body) | order
H5086 to drive away, scatter (as by wind) | plain
H5089 eminence, distinction | plain
H5100 roaring (of the sea), groaning (of the heart) | order
H5102 to flow, stream; to be radiant | mixed
H5104 river | order
H5106 to forbid, discourage, frustrate | use
H5110 to wander, sway; to condole, bemoan | missing
H5115 to stay at home, dwell; to praise | missing
H5118 rest, resting-place | scrap
H5120 to quake, shake | etymology
H5124 drowsiness | plain
H5130 to wave, shake; to present (an offering) | scrap
H5132 to bloom, bud; to fly away | mixed
H5135 fire | scrap
H5136 to be sick at heart, be in despair | use
H5139 Nazirite, consecrated one | archaic
H5141 nose-ring, earring | missing
H5142 to injure, damage; to suffer injury | order
H5150 comfort, compassion | scrap
H5154 bronze, copper | archaic
H5158 stream, brook, valley, wadi | order
H5159 inheritance, possession | order
H5162 to comfort; to be sorry, relent | theology
H5164 compassion, relenting | use
H5169 to be urgent | order
H5178 bronze, copper | order
H5181 to go down, descend | order
H5182 to come down, descend; to deposit | scrap
H5186 to stretch out, turn aside | order
H5188 pendant, ear-drop | etymology
H5197 to drip; to preach, prophesy | archaic
H5198 drop; stacte (fragrant gum) | missing
H5201 to keep, guard; to stay angry, bear a grudge | plain
H5206 impurity, unclean thing | etymology
H5207 soothing, pleasing (of aroma) | archaic
H5208 soothing offering, incense | scrap
H5211 one who flees, fugitive | scrap
H5214 to break up (fallow ground), till | scrap
H5215 fallow ground, tillage | scrap
H5216 lamp, light | archaic
H5217 to be whipped, driven out | order
H5220 progeny, descendants | archaic
H5221 to strike, kill | order
H5222 smitten, wretched | scrap
H5226 opposite, in front of | scrap
H5229 uprightness, what is right | scrap
H5234 to recognize, acknowledge | order
H5236 foreigner, foreignness | archaic
H5237 foreign, foreigner | archaic
H5251 banner, signal, pole | archaic
H5252 turn of affairs | plain
H5254 to test, put to the test, try | archaic
H5255 to tear out, uproot, tear down | ambiguous
H5256 to be pulled out, torn out | ambiguous
H5258 to pour out (a libation), cast (metal) | archaic
H5260 to offer (a sacrifice) | order
H5262 drink offering, molten image | scrap
H5264 to be lifted up; to sparkle | plain
H5265 to set out, journey, depart | order
H5273 pleasant, delightful, sweet | scrap
H5274 to lock, bar; to put on sandals | mixed
H5278 beauty, pleasantness | scrap
H5288 boy, young man, servant | order
H5289 scattered one, wanderer | etymology
H5291 girl, young woman, maid | scrap
H5296 tow (flax fiber) | plain
H5299 height; sieve | mixed
H5301 to blow, breathe; to boil | order
H5307 to fall | order
H5309 stillborn child, miscarriage | plain
H5310 to shatter, break in pieces, scatter | scrap
H5312 to go out, come out; to take out | scrap
H5314 to take breath, be refreshed | scrap
H5315 soul, life, person | order
H5319 wrestling | scrap
H5322 hawk; blossom | missing
H5329 to direct, oversee; music director | order
H5331 perpetuity, forever; eminence | scrap
H5332 juice; lifeblood | order
H5337 to deliver, rescue | order
H5341 to keep, guard, watch | order
H5344 to pierce, bore; to designate; to curse | missing
H5350 crumbs, crumbly bread | scrap
H5351 stud, bead | etymology
H5352 to be innocent, go unpunished | order
H5356 innocence, cleanness | archaic
H5361 to be alienated, turn away | scrap
H5363 beating (of an olive tree) | ambiguous
H5365 to gouge out (eyes), pierce, dig | ambiguous
H5367 to set a snare; to strike | order
H5372 whisperer, gossip | scrap
H5375 to lift, carry; to forgive | order
H5379 gift | scrap
H5381 to reach, overtake | order
H5383 to lend (at interest), be a creditor | plain
H5384 thigh sinew, sciatic nerve | scrap
H5385 load, burden | scrap
H5387 prince, leader, chief | order
H5392 interest (on a loan), usury | plain
H5394 to drop off, clear away | order
H5408 to cut in pieces | ambiguous
H5411 Nethinim, temple servants | plain
H5412 Nethinim, temple servants | plain
H5414 to give, put, set | order
H5421 to be broken | order
H5425 to leap; to set free | scrap
H5427 natron, soda (for washing) | archaic
H5429 seah (a measure) | plain
H5432 measure, moderation | missing
H5433 to drink heavily, be drunk | scrap
H5435 wine, strong drink | ambiguous
H5437 to turn, go around, surround | order
H5443 trigon, small harp (a stringed instrument) | use
H5446 to be firmly laid (of foundations) | ambiguous
H5452 to intend, think | ambiguous
H5456 to prostrate oneself, bow down | plain
H5458 enclosure; fine gold | missing
H5459 treasured possession | archaic
H5464 steady rain, downpour | scrap
H5465 stocks (for a prisoner’s feet) | plain
H5468 orderly arrangement | ambiguous
H5481 bagpipe, pipe | archaic
H5486 to come to an end, perish; to sweep away | order
H5488 reeds, rushes; (with “sea”) Red Sea | missing
H5492 whirlwind, storm | scrap
H5493 to turn aside, depart; to remove | order
H5494 degenerate (shoot) | scrap
H5496 to incite, entice, persuade | order
H5499 rag | archaic
H5501 scum, refuse | plain
H5502 to sweep away, beat down | plain
H5503 to go about, trade, be a merchant | missing
H5505 trade, merchandise, gain | archaic
H5508 costly stone (in a pavement) | use
H5521 booth, hut, tabernacle | order
H5532 to be of use, serve; to be accustomed | scrap
H5533 to be poor; to be in danger | missing
H5537 to be weighed, be worth | order
H5539 to leap (for joy), exult | plain
H5541 to weigh; to reject, tread down | mixed
H5542 Selah (a pause or musical sign) | theology
H5545 to forgive, pardon | theology
H5549 to build up (a road), heap up; to exalt | archaic
H5550 siege ramp, mound | archaic
H5561 spice, fragrant perfume | scrap
H5564 to lay (hands) on, lean; to uphold | plain
H5585 cleft (of rock); branch | order
H5587 opinion; anxious thought | etymology
H5588 double-minded, wavering | etymology
H5591 storm, tempest, whirlwind | scrap
H5592 threshold; basin, bowl | order
H5596 to join, attach | order
H5601 lapis lazuli, sapphire | plain
H5605 to stand at the threshold | scrap
H5606 to clap, strike | order
H5607 sufficiency; stroke or mockery (uncertain) | mixed
H5608 to count, tell, recount; scribe, recorder | missing
H5612 book, scroll, letter | order
H5620 sullen, resentful | plain
H5621 brier, thorn (or rebel) | use
H5628 to hang over, sprawl, spread | order
H5629 overhang, remainder | plain
H5632 high official, overseer | archaic
H5633 lord (of the Philistines); axle | ambiguous
H5640 to stop up, block; to keep secret | archaic
H5642 to hide; to destroy | mixed
H5643 hiding place, secret place, secrecy | scrap
H5647 to serve, work | order
H5648 to make, do | order
H5650 servant, slave | order
H5656 service, work, labor | order
H5657 household servants | missing
H5667 pledge (security for a loan) | plain
H5672 thickness | scrap
H5674 to pass over, cross, pass through | order
H5679 ford, crossing | mixed
H5686 to weave, wind together | plain
H5687 leafy, dense (of trees) | missing
H5688 cord, rope; thick foliage | order
H5689 to lust, dote | plain
H5690 sensual love | scrap
H5692 flat cake of bread | ambiguous
H5702 to shut oneself up | scrap
H5707 witness | order
H5710 to adorn oneself; to pass by | mixed
H5712 congregation, assembly | order
H5713 testimony, witness | scrap
H5715 testimony | order
H5716 ornament | scrap
H5719 given to pleasures | archaic
H5737 to be lacking, fail; to hoe, dig | mixed
H5748 flute, pipe | archaic
H5749 to testify, warn, call to witness | archaic
H5754 ruin, overthrow | scrap
H5763 to nurse, give suck (of animals) | scrap
H5767 unjust one, wrongdoer | scrap
H5769 eternity, everlasting; ancient time | missing
H5771 iniquity, guilt | theology
H5772 marital rights, sexual relations | plain
H5775 birds, flying creatures | archaic
H5777 lead (the metal) | plain
H5779 to take counsel, deliberate | order
H5782 to awake, stir up | order
H5789 to hurry, come quickly (or to help) | use
H5792 wrong, injustice | plain
H5797 strength, might | order
H5799 Azazel, scapegoat | missing
H5800 to forsake, leave, abandon | mixed
H5801 wares, merchandise | archaic
H5805 forsaken place | scrap
H5810 to be strong, prevail | order
H5826 to help | order
H5835 ledge; court, enclosure | archaic
H5847 bat (the animal) | plain
H5848 to faint, be feeble; to cover | order
H5860 to swoop, pounce on; to scream at | order
H5861 bird of prey | missing
H5865 forever, eternity | plain
H5892 city | order
H5894 watcher (angel) | scrap
H5927 to go up, ascend; to offer up | order
H5930 burnt offering | order
H5931 pretext, ground for complaint | archaic
H5943 Most High (of God) | use
H5944 upper room, roof chamber | archaic
H5945 Most High; upper | theology
H5946 Most High | theology
H5947 exultant, joyous | scrap
H5949 deed, action | scrap
H5953 to deal with, treat; to glean | mixed
H5957 eternity, forever | scrap
H5959 young woman, virgin | theology
H5961 alamoth (musical term), high voices | order
H5968 to cover; to faint | mixed
H5969 fainting, withering | etymology
H5971 people | order
H5975 to stand | order
H5976 to shake, make unsteady (the hips) | order
H5977 place, standing-place | scrap
H5997 neighbor, fellow, associate | scrap
H5998 to toil, labor | scrap
H5999 toil, trouble, misery | archaic
H6001 toiling, laboring | scrap
H6012 deep, unintelligible (of speech) | archaic
H6013 deep | scrap
H6014 to treat as a slave; to bind sheaves | missing
H6027 delight, daintiness | plain
H6030 to answer | mixed
H6031 to afflict, oppress, humble | order
H6033 poor, afflicted | missing
H6041 poor, afflicted, humble | order
H6045 task, business | archaic
H6049 to practice soothsaying; to bring clouds | mixed
H6059 to furnish richly; to be a necklace | missing
H6065 fine, confiscation | missing
H6066 fine, penalty, tribute | plain
H6075 to be puffed up, presume | order
H6076 tumor; mound, hill | missing
H6080 to throw (dust) | scrap
H6082 fawn, young deer | scrap
H6083 dust | order
H6086 tree, wood | order
H6087 to grieve, hurt; to shape | mixed
H6089 pain, toil; vessel | mixed
H6095 to shut (the eyes) | ambiguous
H6099 mighty, strong, numerous | scrap
H6103 laziness, sluggishness | scrap
H6104 laziness | plain
H6106 bone; the very same | order
H6108 might, strength; frame (bones) | order
H6110 strong argument, defense (in a dispute) | ambiguous
H6112 Eznite (meaning uncertain) | scrap
H6113 to restrain, shut up, hold back | archaic
H6117 to grasp by the heel, supplant | plain
H6120 treacherous, insidious | plain
H6127 to pervert (justice) | missing
H6131 to hamstring; to uproot | mixed
H6143 perversity, crookedness | scrap
H6145 enemy | order
H6148 to give security, be surety | plain
H6153 evening | mixed
H6154 woof (in weaving); mixed multitude | scrap
H6157 swarm of flies | ambiguous
H6160 desert plain; Arabah (Jordan valley) | missing
H6162 pledge (security given for payment) | plain
H6163 Arabian, inhabitant of Arabia | scrap
H6168 to lay bare, empty | archaic
H6170 garden bed, terrace | archaic
H6178 gully, ravine (or dreadful) | use
H6181 nakedness, bareness | scrap
H6184 ruthless, tyrant; awe-inspiring | archaic
H6187 valuation, assessed value; row, order | missing
H6188 to regard as uncircumcised, forbidden | plain
H6190 foreskin | scrap
H6202 to break the neck | scrap
H6203 neck, back of the neck | scrap
H6205 thick darkness, heavy cloud | archaic
H6206 to terrify, be terrified | plain
H6211 moth; grass (Aramaic) | mixed
H6213 to do, make | order
H6236 ten | mixed
H6237 to tithe, give or take a tenth | scrap
H6241 tenth part (dry measure) | archaic
H6245 to think; to be sleek | mixed
H6247 plate, slab (of ivory) | ambiguous
H6249 eleven, eleventh (with the word for ten) | order
H6251 young, increase (of the flock) | order
H6256 time, season | order
H6266 choice, fine (of clothing) | use
H6267 removed, weaned; ancient | missing
H6268 ancient, advanced (in days) | order
H6272 to be scorched, burned up | order
H6275 to move on, advance; to grow old | archaic
H6276 enduring, valuable | missing
H6277 arrogant, insolent | archaic
H6284 to cut to pieces; or scatter (uncertain) | mixed
H6286 to beautify, glorify; to boast | scrap
H6287 headdress, turban | scrap
H6289 glow (of the face), or paleness | plain
H6292 foul meat, abominable thing | scrap
H6297 corpse, dead body, carcass | plain
H6302 ransom; ransomed one | scrap
H6308 to deliver | scrap
H6310 mouth | order
H6314 rest, relief | order
H6315 to breathe, blow; to utter; to puff at | scrap
H6320 eye paint, antimony | plain
H6323 to be perplexed, distracted | etymology
H6330 cause of stumbling, remorse | plain
H6332 lot (pur); Purim, the feast of lots | missing
H6335 to leap, spring about; to be scattered | order
H6337 gold, pure gold | plain
H6338 to be refined | order
H6339 to leap; to be agile | scrap
H6348 to be reckless, be wanton | plain
H6356 decay, eaten spot (in cloth) | etymology
H6358 open (of carved flowers) | use
H6359 free from duty, exempt | etymology
H6361 tunic, garment | archaic
H6363 firstborn, that which opens (the womb) | scrap
H6371 fat | missing
H6374 edge (of a sword), tooth | etymology
H6378 flask, vial | archaic
H6381 to be wonderful, do wonders | plain
H6382 wonder, marvel | scrap
H6388 stream, channel of water | use
H6390 division; stream, channel | missing
H6398 to split, cut through, slice | plain
H6400 slice, piece; millstone | missing
H6412 fugitive, survivor | scrap
H6413 escape; survivors, remnant | scrap
H6416 judicial, calling for judgment | scrap
H6418 district; spindle, staff | order
H6424 to weigh, ponder; to make level | missing
H6428 to roll oneself (in ashes or dust) | ambiguous
H6446 long sleeves, or many colors (of a robe; uncertain) | mixed
H6447 palm (of the hand) | scrap
H6448 to pass through; or consider (uncertain) | mixed
H6452 to pass over; to limp | mixed
H6459 carved image, idol | archaic
H6460 harp, stringed instrument | archaic
H6466 to do, make, work | order
H6468 work; wages | scrap
H6470 to be troubled; to stir | order
H6471 time, occurrence; foot | order
H6475 to open (the mouth); to rescue | missing
H6476 to break forth (in song) | scrap
H6477 charge, price (for sharpening); or bluntness | order
H6481 to wound, bruise, crush | missing
H6485 to attend to, number, appoint; to punish | archaic
H6486 punishment, reckoning; office, oversight | archaic
H6487 deposit, store | scrap
H6488 guard, watch | ambiguous
H6491 to open (the eyes or ears) | ambiguous
H6495 opening of the prison, release | ambiguous
H6497 knob (gourd-shaped ornament) | scrap
H6498 wild gourd | scrap
H6499 bull, young bull | archaic
H6503 court or colonnade west of the temple (Parbar) | use
H6507 seed, grain of seed | ambiguous
H6508 park, orchard | plain
H6510 cow, heifer | archaic
H6512 mole (burrowing animal) | plain
H6518 warrior | scrap
H6521 villager, dweller in the open country | plain
H6524 to bud, blossom, flourish; to fly | missing
H6528 fallen grapes | scrap
H6531 harshness, severity | archaic
H6532 veil, curtain (of the tabernacle) | plain
H6537 to divide, break in two | missing
H6538 bearded vulture | plain
H6542 Persian (Parsite), inhabitant of Persia | scrap
H6543 Persian (Parsite), inhabitant of Persia | scrap
H6544 to let loose, neglect, uncover | plain
H6545 long hair, locks (of the head) | scrap
H6563 plunder; crossroads | plain
H6565 to break, annul, frustrate | missing
H6571 horseman; war horse | scrap
H6574 dung, refuse | plain
H6579 noble | scrap
H6584 to strip, take off; to raid | archaic
H6588 transgression, rebellion | theology
H6596 socket (of a door); private parts | scrap
H6598 portion (of royal food), delicacies | archaic
H6601 to entice, deceive, persuade; to be enticed | order
H6605 to open | order
H6607 doorway, entrance | order
H6608 unfolding, disclosure (of words) | ambiguous
H6609 drawn sword | scrap
H6612 simple, naive, foolish | archaic
H6616 cord, twisted thread | archaic
H6617 to twist; to wrestle; to be crooked | plain
H6621 instant; suddenly | scrap
H6628 lotus tree, shady tree | ambiguous
H6629 flock, sheep and goats | order
H6632 covered wagon; lizard | plain
H6634 to be pleased, wish | plain
H6635 army, host; war | order
H6640 matter, purpose | scrap
H6641 speckled, many-colored (or hyena) | mixed
H6642 to hand, hold out | etymology
H6643 beauty, glory; gazelle | mixed
H6648 dyed cloth, dye | archaic
H6653 bundle (of grain) | scrap
H6656 purpose; or truth (uncertain) | mixed
H6660 lying in wait, evil intent | scrap
H6662 righteous, just | order
H6663 to be righteous, justify | theology
H6664 righteousness | order
H6666 righteousness | order
H6680 to command | order
H6688 honeycomb | plain
H6696 to besiege, bind | mixed
H6706 bare surface (of rock) | scrap
H6708 bare, exposed place | etymology
H6711 to laugh, mock, play | archaic
H6718 game, hunting; provisions | archaic
H6723 dryness, dry land, drought | scrap
H6725 marker, monument, signpost | order
H6728 desert dweller, wild beast | scrap
H6731 flower, blossom; gold plate (on the high priest’s turban) | ambiguous
H6734 tassel, fringe; lock (of hair) | order
H6735 messenger, envoy; pang, pain; hinge | scrap
H6743 to prosper, succeed; to rush upon | missing
H6747 dish, bowl | archaic
H6754 image | order
H6767 cymbal; spear, harpoon; whirring locust | scrap
H6776 pair, yoke (of oxen); acre | scrap
H6777 veil | order
H6778 bunch of raisins, raisin cake | scrap
H6780 sprout, growth, branch | scrap
H6783 finality, perpetuity | scrap
H6785 wool, woolen | plain
H6793 large shield | archaic
H6794 water shaft, conduit | plain
H6800 to be humble, modest | missing
H6802 a rolling up, ball | ambiguous
H6804 pipe | scrap
H6807 marching; ankle chain | archaic
H6808 to stoop, bend; to wander | plain
H6810 little, young, least | scrap
H6816 image work, sculpture | scrap
H6817 to cry out, call for help | archaic
H6819 to be small, insignificant | order
H6821 to shrivel, cling (of skin) | use
H6823 to overlay | missing
H6828 north | order
H6841 male goat | missing
H6843 diadem, crown; doom | order
H6848 viper | order
H6854 frog | scrap
H6856 fingernail; point (of a stylus) | plain
H6858 capital (of a pillar) | plain
H6861 sack, bag | missing
H6862 enemy, foe; distress | order
H6867 scar (of a boil or burn); scorching | missing
H6872 bundle, bag, pouch; pebble | scrap
H6876 Tyrian, inhabitant of Tyre | mixed
H6877 underground chamber, stronghold | archaic
H6879 to have a skin disease, be leprous | plain
H6880 hornet | scrap
H6884 to refine, smelt; to test | archaic
H6885 goldsmith | scrap
H6887 to bind, confine; to be hostile, oppress | order
H6894 cab (a measure) | plain
H6899 collection, gathering | etymology
H6904 battering-ram, siege engine | order
H6905 presence; before, in front of | order
H6907 goblet, cup | order
H6912 to bury | order
H6915 to bow down | scrap
H6918 holy | theology
H6923 to meet, come before | order
H6927 former state; ancient times | archaic
H6936 crown of the head, scalp | missing
H6942 to be holy, consecrate, sanctify | theology
H6944 holiness, holy place, holy thing | theology
H6945 male cult prostitute | archaic
H6948 temple prostitute | order
H6951 assembly, congregation | order
H6960 to wait for, hope | mixed
H6962 to loathe | plain
H6963 voice, sound | order
H6965 to rise, stand up; to establish | order
H6968 erect posture (walking upright) | scrap
H6972 to spend the summer | missing
H6973 to loathe, be weary of, dread | scrap
H6977 lock (of hair) | scrap
H6978 might, strength | scrap
H6979 to dig (for water); to break down | missing
H6988 incense, smoke of sacrifice | order
H6995 little finger | missing
H6999 to burn incense, make a sacrifice smoke | order
H7001 joint; riddle, difficult problem | archaic
H7019 summer, summer fruit | missing
H7030 lyre, zither | use
H7031 swift, light | scrap
H7035 to assemble, be gathered | missing
H7039 roasted grain, parched grain | scrap
H7043 to be light, be swift; to curse | order
H7049 to sling; to carve | mixed
H7050 curtain, hanging; sling | plain
H7053 pitchfork, three-pronged fork | ambiguous
H7054 standing grain | scrap
H7060 to wither, decay | plain
H7065 to be jealous, be zealous | order
H7069 to get, acquire, buy | order
H7070 reed, stalk; branch; calamus | scrap
H7075 possessions, property, acquisition | archaic
H7078 snare; or end (uncertain) | mixed
H7080 to practice divination, divine | scrap
H7085 tattoo, incised mark | use
H7086 dish, plate, bowl | archaic
H7088 to roll up | order
H7090 hedgehog or porcupine (or a bird, the bittern) | plain
H7091 arrow snake or owl (uncertain) | mixed
H7095 shape, size; base (of mountains) | ambiguous
H7105 harvest; branch, bough | scrap
H7106 to scrape; to make corners | scrap
H7111 splinter, stump | scrap
H7112 to cut off, cut in pieces | scrap
H7116 short, quick (to anger) | plain
H7117 end; part | scrap
H7118 end; part | scrap
H7121 to call, proclaim, read | order
H7122 to meet, happen | order
H7125 toward, to meet; against | order
H7126 to come near; to bring near, offer | order
H7131 drawing near, approaching | scrap
H7136 to meet, happen; to lay beams | mixed
H7137 chance occurrence, (nightly) emission | use
H7147 hostility, opposition | scrap
H7160 to shine, send out rays; have horns | order
H7169 to wink, pinch | plain
H7170 piece; slander, accusation | scrap
H7171 stinging fly, gadfly | etymology
H7181 to pay attention, listen | plain
H7183 attentive | scrap
H7184 jug, pitcher | use
H7186 hard, severe, stubborn | scrap
H7193 scale (of fish or armor) | ambiguous
H7194 to bind, conspire | missing
H7196 sash, headband | scrap
H7200 to see | order
H7201 kite (bird of prey) | plain
H7203 seer; vision | order
H7210 sight, appearance, spectacle | scrap
H7215 coral | scrap
H7218 head, top, chief | mixed
H7219 poison, poisonous plant, gall | archaic
H7221 beginning, former time | scrap
H7222 top stone, capstone | plain
H7225 beginning, first | order
H7227 many, great, much | order
H7234 to spread | scrap
H7235 to be many, increase, multiply | order
H7239 ten thousand, myriad | scrap
H7241 shower (of rain) | plain
H7242 neck chain, necklace | ambiguous
H7250 to mate, lie with | order
H7251 to be square | scrap
H7256 (of the) fourth generation | missing
H7258 resting place | scrap
H7262 Rabshakeh, title of an Assyrian official | scrap
H7264 to tremble, quake; be agitated, rage | missing
H7270 to spy, explore; to slander | plain
H7272 foot | order
H7273 foot soldier, on foot | scrap
H7277 throng, crowd | etymology
H7279 to grumble, murmur | archaic
H7280 to be at rest; to stir up (the sea) | scrap
H7289 veil, cloak | plain
H7290 to sleep deeply | plain
H7292 to press hard; act arrogantly; make bold | plain
H7293 pride; Rahab (sea monster) | scrap
H7298 trough; lock (of hair) | plain
H7304 to be wide, be relieved | scrap
H7307 spirit, wind, breath | theology
H7311 to be high, exalt, lift up | order
H7312 haughtiness, height | scrap
H7321 to shout, sound an alarm | order
H7323 to run; runner, guard | scrap
H7326 to be poor | plain
H7333 ruler, prince | plain
H7336 to be weighty; ruler, prince | order
H7337 to be wide, enlarge | scrap
H7339 open square, plaza, street | order
H7341 breadth, width | order
H7351 rafter | scrap
H7355 to have compassion, show mercy | theology
H7356 compassion, mercy; womb | order
H7358 womb | archaic
H7361 womb; girl | order
H7362 compassionate | scrap
H7363 to hover, flutter; shake | order
H7369 far, distant | scrap
H7370 to stir, overflow | etymology
H7376 to dash in pieces | scrap
H7379 dispute, lawsuit, strife | archaic
H7385 emptiness, vanity; in vain | scrap
H7387 empty-handed, in vain, without cause | scrap
H7391 tenderness, softness | scrap
H7392 to ride, mount | scrap
H7395 charioteer, horseman | scrap
H7399 property, possessions, goods | archaic
H7402 to trade; merchant | plain
H7404 trade, merchandise | archaic
H7407 plot, conspiracy; snare | plain
H7408 to acquire, gather | plain
H7409 steed, swift horse | scrap
H7421 Syrian, Aramean | plain
H7423 deceit, treachery; laziness | scrap
H7424 mare | missing
H7427 lifting up, rising | archaic
H7431 creeping thing, reptile | scrap
H7442 to shout for joy, sing | scrap
H7443 ostrich | etymology
H7445 shout of joy, joyful cry | ambiguous
H7451 evil, bad; distress | order
H7453 neighbor, friend, companion | order
H7462 to shepherd, feed, graze | mixed
H7468 companion, neighbor (woman) | plain
H7469 striving, chasing (after wind) | order
H7473 shepherd | plain
H7474 darling, beloved, companion (female) | plain
H7475 striving, longing | order
H7483 mane (of a horse) | etymology
H7489 to be evil, do harm | mixed
H7495 to heal | order
H7496 shade, spirit of the dead | scrap
H7502 to spread; to refresh | missing
H7503 to sink, let go, cease | order
H7510 feebleness, slackness | etymology
H7511 to humble oneself, submit; to trample | order
H7515 to foul, muddy (water by trampling) | missing
H7520 to look with envy | use
H7521 to be pleased with, accept | order
H7522 favor, will, acceptance | order
H7524 shattering; murder, slaughter | missing
H7541 temple (side of the head) | plain
H7543 to mix (perfume, ointment) | missing
H7551 to embroider, weave in colors | plain
H7553 embroidery, embroidered cloth; varied color | archaic
H7554 to beat out, spread out; to stamp | order
H7555 hammered plate, beaten metal | etymology
H7559 to record, inscribe | ambiguous
H7562 wickedness, injustice | scrap
H7563 wicked, guilty | order
H7565 flame, burning coal | order
H7573 to harness (a chariot to horses) | ambiguous
H7574 broom plant | plain
H7579 to draw (water) | plain
H7582 to crash into ruins, lay waste | plain
H7585 Sheol, the grave, realm of the dead | theology
H7589 contempt, malice | archaic
H7590 to despise, treat with contempt | archaic
H7592 to ask, inquire | order
H7595 decision, verdict | use
H7599 to be at ease, be secure | order
H7600 at ease, secure | order
H7602 to pant, long for; trample | scrap
H7604 to remain, be left | order
H7607 flesh, blood relative; food | scrap
H7608 kinswoman, blood relative | missing
H7611 remnant, rest | order
H7612 devastation, ruin | order
H7613 swelling (on the skin); dignity, exaltation | archaic
H7616 splinter, fragment | scrap
H7622 captivity; fortunes (restored) | missing
H7636 headband | plain
H7637 seventh | order
H7639 network, lattice | plain
H7641 ear of grain; stream | mixed
H7646 to be satisfied, be full | scrap
H7647 plenty, abundance | scrap
H7648 fullness, satisfaction | scrap
H7650 to swear | order
H7657 seventy | archaic
H7660 to weave in a pattern; set (jewels) | plain
H7661 cramp, agony | scrap
H7666 to buy (grain); to sell (grain) | plain
H7676 Sabbath | order
H7683 to go astray, err | order
H7684 unintentional sin, error | scrap
H7690 great, many, much | scrap
H7692 shiggaion (a kind of psalm) | scrap
H7693 to violate (sexually), rape | plain
H7698 offspring (of animals) | archaic
H7703 to devastate, plunder, destroy | archaic
H7705 lady, concubine (meaning uncertain) | order
H7706 the Almighty | theology
H7711 blight (of crops) | archaic
H7713 row, rank (of soldiers) | archaic
H7716 sheep or goat, lamb | archaic
H7720 crescent ornament | scrap
H7721 to rise, surge (of waves) | order
H7722 ruin, desolation; storm | scrap
H7723 emptiness, vanity, falsehood | scrap
H7725 to return, turn back; to repent | order
H7729 returning, repentance | archaic
H7730 thicket, tangled branches | order
H7734 to turn back, retreat | ambiguous
H7737 to be like, be equal; to set, place | scrap
H7739 to make like; to be made, turned into | order
H7742 to meditate; to go about (uncertain) | order
H7753 to hedge in, fence in | plain
H7758 barefoot, stripped, plundered | archaic
H7760 to put, place, set | order
H7761 to set, place; to make (a decree) | missing
H7768 to cry for help | missing
H7769 cry for help; riches | order
H7771 noble, rich; cry | order
H7773 cry for help | form
H7775 cry for help | missing
H7778 gatekeeper, doorkeeper | archaic
H7785 thigh, leg | order
H7786 to rule, reign | scrap
H7799 lily; Shoshannim (in titles of psalms) | plain
H7801 man of Susa | plain
H7802 Shushan-eduth, a psalm tune | scrap
H7806 to twist (fine linen) | scrap
H7809 to give a bribe, a gift | use
H7810 bribe, gift | order
H7812 to bow down, worship | theology
H7819 to slaughter, kill | missing
H7820 to hammer out (gold) | plain
H7824 paneled | plain
H7825 pitfall, pit | plain
H7827 onycha (aromatic shell) | order
H7828 gull | plain
H7829 wasting disease | archaic
H7836 to seek early, seek earnestly | plain
H7837 dawn, morning | order
H7839 youth, prime of life | etymology
H7843 to destroy, corrupt | order
H7845 pit, grave, destruction | plain
H7846 rebel, one who turns aside | archaic
H7847 to turn aside, go astray | archaic
H7848 acacia | plain
H7853 to be an adversary, oppose, accuse | scrap
H7867 to be gray-haired, be old | plain
H7868 to be gray; elder | missing
H7869 old age | scrap
H7872 old age, gray hair | archaic
H7873 going aside, withdrawal (to a private place) | ambiguous
H7876 to forget | missing
H7885 oar, rowing; scourge | missing
H7890 urine | archaic
H7901 to lie down | order
H7902 lying (sexually); layer | plain
H7903 copulation, sexual intercourse | scrap
H7904 to roam, be lustful | scrap
H7907 mind (or rooster) | order
H7908 loss of children, bereavement | scrap
H7909 bereaved (of children), robbed of young | order
H7910 drunk, drunken; drunkard | order
H7913 forgetful, forgetting | scrap
H7914 ship, craft (or image) | scrap
H7918 to subside, abate | plain
H7919 to be wise, have insight; to prosper | order
H7921 to make childless, bereave; to miscarry | order
H7925 to rise early | plain
H7929 shoulder blade | plain
H7931 to dwell, settle | order
H7937 to be drunk, drink one’s fill | order
H7938 wages, reward | archaic
H7939 wages, reward | archaic
H7947 to join, fit together | ambiguous
H7948 crosspiece, ledge | scrap
H7951 to be at ease, be secure, prosper | order
H7952 to be negligent; to deceive | missing
H7955 wrong, something offensive (said against God) | order
H7960 neglect, error | scrap
H7962 ease, security, prosperity | scrap
H7964 sending away, parting gift, dowry | ambiguous
H7965 peace, well-being, wholeness | theology
H7971 to send, stretch out | order
H7984 official, ruler | order
H7986 domineering, imperious | plain
H7989 powerful; ruler, governor | plain
H7990 ruler, having power | order
H7993 to throw, cast | order
H7997 to plunder, take spoil; draw out | archaic
H7999 to repay, restore; to be complete, be at peace | order
H8002 peace offering | theology
H8003 whole, complete; at peace | order
H8008 garment, clothing | scrap
H8021 bribe, gift | use
H8025 to draw (a sword), pull off | plain
H8027 to be threefold, three years old; to do a third time | order
H8029 (of the) third generation | missing
H8032 day before yesterday; formerly | archaic
H8034 name | order
H8040 left hand, left side | plain
H8041 to go left | plain
H8042 left (of two sides) | plain
H8045 to destroy | order
H8047 desolation, horror | scrap
H8056 glad, joyful | scrap
H8058 to release, let drop | plain
H8064 heaven, heavens, sky | order
H8068 thorn, brier; diamond, flint | archaic
H8071 clothing, garment | scrap
H8074 to be desolate, be appalled | order
H8077 desolation, waste | scrap
H8078 horror, dismay | plain
H8084 eighty | archaic
H8085 to hear, listen, obey | order
H8103 derision, whispering | order
H8104 to keep, guard, watch | order
H8107 vigil, watching | scrap
H8108 guard, watch | plain
H8130 to hate | order
H8135 hatred | scrap
H8139 sleep | scrap
H8141 year | order
H8148 byword, taunt | scrap
H8154 to plunder, rob | archaic
H8155 to plunder | archaic
H8157 cleft (of the hoof) | scrap
H8159 to look, gaze | order
H8160 moment, short time | order
H8162 cloth of mixed wool and linen | plain
H8163 male goat, goat | order
H8172 to lean, rely | archaic
H8173 to delight, play; be blinded | archaic
H8175 to sweep away; to shudder | mixed
H8178 horror; storm | order
H8183 storm, tempest | plain
H8191 delight, enjoyment | scrap
H8193 lip, language; edge, bank | order
H8194 cheese | use
H8199 to judge | order
H8205 bare height, barren hill | order
H8209 beautiful, lovely | archaic
H8210 to pour out, shed | order
H8211 place of pouring out (ashes) | scrap
H8214 to bring low, humble | order
H8219 lowland, foothills, the Shephelah | archaic
H8220 idleness, slackness (of hands) | etymology
H8222 upper lip, mustache | order
H8227 rock badger, hyrax; Shaphan, Josiah’s scribe | missing
H8232 to please, seem good | archaic
H8235 clearness, beauty | archaic
H8237 royal canopy, pavilion | scrap
H8240 hook; sheepfold | missing
H8241 outburst, flood (of anger) | ambiguous
H8246 to be shaped like almond blossoms | scrap
H8248 to give to drink, water; cupbearer (as a noun) | mixed
H8256 sycamore-fig tree | plain
H8258 hollow, sunken spot | plain
H8259 to look down, look out | order
H8260 frame (of a window or door) | ambiguous
H8261 window frame | ambiguous
H8267 falsehood, lie | order
H8269 prince, commander, official | order
H8270 navel, umbilical cord | plain
H8271 to loosen; to begin; to dwell | order
H8278 woven work (of priestly garments) | use
H8280 to struggle, contend | missing
H8288 sandal strap | ambiguous
H8291 choice vine | scrap
H8293 release; remnant | scrap
H8295 to gash, cut | scrap
H8300 survivor, remnant | scrap
H8302 coat of mail, armor | archaic
H8307 stubbornness | archaic
H8308 to run this way and that (of a camel) | ambiguous
H8311 to stretch out; to have an overlong limb | order
H8312 anxious thought | scrap
H8313 to burn | order
H8314 fiery serpent; seraph | scrap
H8318 swarming thing, creeping creature | scrap
H8319 to hiss, whistle | missing
H8320 reddish, bay (horse) | plain
H8321 choice vine | missing
H8323 to rule, be a prince | scrap
H8324 enemy, one who lies in wait | plain
H8326 navel, umbilical cord | plain
H8334 to minister, serve | order
H8336 fine linen; alabaster, marble | plain
H8338 to lead on | order
H8341 to give a sixth part of | order
H8351 tumult (or the name Sheth) | plain
H8359 warp (threads in weaving) | plain
H8372 chamber, guardroom | plain
H8376 to mark out | missing
H8385 opportunity, pretext; mating time | ambiguous
H8388 to mark out, outline; to turn (of a border) | scrap
H8389 form, appearance | scrap
H8392 ark (of Noah); basket (of Moses) | plain
H8393 produce, harvest, income | archaic
H8395 downfall, destruction | plain
H8397 perversion, violation of nature | archaic
H8400 defect (in the eye) | etymology
H8409 blow, hostility | order
H8414 formlessness, emptiness; in vain | scrap
H8415 the deep, abyss, ocean depths | plain
H8416 praise | order
H8419 perversity, perverse thing | scrap
H8435 generations, genealogy, family history | plain
H8437 tormentor, oppressor | scrap
H8441 abomination, detestable thing | order
H8444 limit (of a border), exit; source | archaic
H8447 turn (in order); string of ornaments | ambiguous
H8448 manner, rank | plain
H8449 turtledove | archaic
H8451 law, instruction (Torah) | theology
H8454 sound wisdom, success | scrap
H8455 club (weapon) | ambiguous
H8456 to cut away, lop off | plain
H8463 disease, sickness | scrap
H8474 to compete, contend | etymology
H8476 tachash, a kind of leather or its animal (unknown) | plain
H8490 column (of smoke) | ambiguous
H8492 new wine, fresh wine | missing
H8496 oppression | scrap
H8497 to sit down or bow down (uncertain) | order
H8499 dwelling place, seat | order
H8500 peacock (perhaps a monkey) | mixed
H8501 oppression | order
H8505 to weigh, measure | plain
H8506 fixed measure, quota | order
H8508 pattern, plan; perfection | order
H8513 hardship, weariness | archaic
H8519 grumbling, complaining | archaic
H8524 lofty, high | scrap
H8527 pupil, student | archaic
H8529 to be dressed in scarlet | scrap
H8530 course of stones; or weapons (uncertain) | plain
H8531 third (in rank), third ruler | order
H8534 wavy lock (of hair) | etymology
H8536 there | order
H8543 yesterday; formerly | scrap
H8548 continually; regular (offering) | order
H8549 blameless, perfect, complete | order
H8550 Thummim (priestly oracle) | scrap
H8552 to be complete, be finished, be consumed | order
H8561 palm tree (carved ornament) | missing
H8563 bitterness | scrap
H8564 signpost, road marker | scrap
H8565 sea monster, dragon; jackal | order
H8570 produce, fruit | archaic
H8571 lobe, tip (of the ear) | plain
H8577 sea monster, serpent, dragon; jackal | missing
H8580 water bird or owl; lizard, chameleon | etymology
H8586 caprice, whim; harsh treatment | ambiguous
H8588 delight, luxury | plain
H8589 humiliation, fasting | missing
H8594 pledge, hostage | plain
H8600 dispersion, scattering | scrap
H8602 whitewash; tasteless, foolish | plain
H8604 folly, unseemliness | etymology
H8605 prayer | theology
H8611 spitting, object of contempt | plain
H8614 magistrate | scrap
H8618 one who rises up against, adversary | scrap
H8619 trumpet | missing
H8627 to be established, set in order | plain
H8628 to blow (a trumpet); to drive in, thrust; to clap | ambiguous
H8629 blast (of a trumpet) | plain
H8635 brood, offspring | order
H8636 interest, profit (on a loan) | archaic
H8637 to teach to walk | plain
H8638 to translate | order
H8642 contribution, allotment | scrap
H8643 shout, alarm, trumpet blast | scrap
H8648 two | scrap
H8652 doorkeeper, gatekeeper | archaic
H8655 household idol, teraphim | order
H8660 governor (Persian title) | missing
H8661 Tartan, title of the Assyrian commander-in-chief | plain
H8665 checkered cloth | scrap
H8666 return, turn (of the year); answer | scrap
H8667 deposit, security (left in one’s hand) | ambiguous
H8668 salvation, deliverance | theology
H8670 gift, present | plain
`;
