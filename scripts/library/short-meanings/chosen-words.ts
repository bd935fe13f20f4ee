// cspell:disable
/**
 * Short meanings of nouns, verbs, adjectives and adverbs, made by hand where the rules choose a wrong or misleading first
 * sense. A line is number, meaning and reason.
 *
 * The reasons: `order` the most frequent rendering or the first gloss is not the first sense; `archaic` the rendering of
 * the King James Version has another sense today; `etymology` the dictionaries begin with the origin; `missing` no
 * dictionary lists the sense that the text has most often; `theology` a word that readers look up for one established
 * sense; `mixed` the number stands for several words, or the lexicon has its glosses under another number; `scrap` the
 * sources have only a scrap of a phrase; `plain` the sources use words that readers of today do not know.
 */
export const wordMeanings = `
H7 to perish | order
H11 Abaddon, destruction | plain
H14 to be willing, consent | order
H15 desire, longing | scrap
H20 melon, watermelon | plain
H24 ripe ear of grain; Abib (a month) | order
H47 mighty one, bull, stallion | plain
H57 mourning, mourner | scrap
H61 truly, nevertheless | order
H72 Ebenezer, stone of help | plain
H113 lord, master | order
H120 man, human being, mankind | etymology
H121 Adam, the first man | plain
H127 ground, land, soil | order
H136 Lord (of God) | theology
H142 to be majestic, be glorious | order
H145 glory; cloak, robe | etymology
H157 to love | order
H160 love | order
H165 where? | missing
H168 tent, tabernacle | order
H182 cause; because of | order
H185 desire | scrap
H202 strength, vigor; wealth | order
H205 wickedness, trouble, iniquity | order
H213 to hasten, press | scrap
H216 light | order
H224 Urim, lights | etymology
H226 sign, mark | order
H233 then, at that time | missing
H249 native, native-born | scrap
H251 brother | order
H259 one | order
H305 if only! would that! | missing
H312 other, another | order
H319 end, future, latter part | plain
H328 gently, softly | order
H334 left-handed, bound | scrap
H338 jackal | mixed
H341 enemy | etymology
H352 ram; pillar; mighty man | mixed
H353 strength, help | plain
H365 doe | order
H366 terrible, dreadful | order
H373 Iezerite | plain
H376 man, husband, each one | order
H383 there is, there are | use
H398 to eat | order
H410 God, god; might | order
H418 algum wood | order
H423 oath, curse | order
H426 God, god (Aramaic) | theology
H430 God; gods | theology
H433 God; god | theology
H441 chief; friend; tame | mixed
H451 fat tail | plain
H457 worthless; idol | etymology
H503 to bring forth thousands | scrap
H504 cattle, oxen | plain
H516 Al-tashheth (do not destroy) | plain
H520 cubit; mother city | mixed
H527 craftsman; multitude | mixed
H529 faithfulness, trust | order
H530 faithfulness, truth | order
H539 to believe, trust; to be faithful | order
H541 to go to the right | scrap
H543 amen, truly | theology
H571 truth, faithfulness | order
H579 to happen, befall | plain
H582 man, mankind; person | order
H594 plumb line | plain
H639 anger, wrath; nose, face | order
H680 to set aside, reserve, withhold | order
H681 beside, near | origin
H686 to store up, treasure | order
H693 to lie in wait, ambush | plain
H727 ark, chest | order
H738 lion | order
H749 to be fitting, be proper | archaic
H762 in Aramaic | order
H776 land, earth, ground | order
H779 to curse | order
H784 fire | order
H786 there is, there are | missing
H794 slope, spring | order
H796 Ashdodite, inhabitant of Ashdod | scrap
H799 fiery law (uncertain) | scrap
H801 offering made by fire | missing
H802 woman, wife | order
H804 Assyria; Asshur, a son of Shem | mixed
H833 to go straight; to lead; to call blessed | order
H835 blessed, happy | etymology
H842 Asherah; sacred pole | archaic
H855 plowshare | scrap
H865 yesterday, formerly | order
H887 to stink, become odious | plain
H905 alone, apart; pole, part | mixed
H907 idle talk, boast | order
H929 animals, cattle, beast | order
H935 to come, go in; to bring | order
H952 to explain | plain
H962 to plunder | plain
H973 to loathe | scrap
H977 to choose | order
H982 to trust | order
H995 to understand, discern | order
H1002 citadel, palace | order
H1004 house, household, family | order
H1037 Beth-millo, house of Millo | mixed
H1040 Beth-eden, a place in Syria | mixed
H1060 firstborn | order
H1072 young she-camel | scrap
H1080 to wear out, oppress | order
H1082 to look cheerful, brighten up | etymology
H1100 worthlessness, wickedness | etymology
H1121 son, child; descendant | order
H1129 to build | order
H1158 to inquire; to boil up | mixed
H1167 owner, master, husband | order
H1198 brutish, stupid person | scrap
H1214 to gain unjustly; to cut off | mixed
H1234 to split, break open | order
H1239 to seek, inquire | order
H1242 morning | order
H1245 to seek | order
H1254 to create | theology
H1261 spotted, dappled | archaic
H1277 fat, healthy | archaic
H1285 covenant | theology
H1288 to bless; to kneel | theology
H1293 blessing | theology
H1311 boiled, cooked | scrap
H1318 to trample | scrap
H1320 flesh, body | order
H1324 bath (a liquid measure) | plain
H1325 bath (a liquid measure) | plain
H1350 to redeem, act as kinsman | theology
H1353 redemption, right of redemption | scrap
H1361 to be high, be exalted, be haughty | order
H1364 high, lofty; proud | scrap
H1366 border, territory | order
H1368 mighty man, warrior | order
H1370 power, might | missing
H1419 great, large | order
H1431 to grow, become great | order
H1460 back; midst | order
H1471 nation, people | order
H1481 to sojourn, dwell as a foreigner | order
H1482 cub | order
H1509 separate place, solitary land | missing
H1540 to uncover, reveal; to go into exile | order
H1548 to shave | scrap
H1560 large, heavy (of stone) | etymology
H1580 to deal bountifully with, repay; to wean | scrap
H1616 foreigner, sojourner | archaic
H1641 to drag away; to chew | order
H1645 produce, yield | scrap
H1692 to cling, hold fast | archaic
H1696 to speak | etymology
H1697 word, matter, thing | order
H1700 cause, manner; order | order
H1730 beloved; uncle | order
H1747 silence | scrap
H1755 generation | order
H1765 to hasten, drive | scrap
H1809 to be low; to hang down | order
H1818 blood | order
H1870 way, road | order
H1875 to seek, inquire | order
H1891 to be vain, become worthless | order
H1892 vanity, breath, vapor | order
H1897 to meditate, mutter | order
H1921 to honor, adorn | order
H1933 to be, become; to fall | mixed
H1940 Hodiah, an Israelite | order
H1942 calamity, destruction; desire | mixed
H1949 to throw into confusion, be in uproar | plain
H1959 shout, shouting | scrap
H1961 to be, become, happen | order
H1970 to wrong, injure | scrap
H1972 to be far removed | scrap
H1980 to walk, go | order
H1984 to praise, boast | order
H1995 multitude, crowd; noise | order
H2000 to throw into confusion, rout | plain
H2013 to be silent, hush | scrap
H2026 to kill | order
H2073 dwelling, lofty place | order
H2084 to buy, gain (time) | order
H2094 to warn; to shine | scrap
H2095 to be warned | scrap
H2101 discharge, flow | archaic
H2116 what is crushed | scrap
H2142 to remember | order
H2145 male | etymology
H2151 to be worthless; glutton; to quake | mixed
H2154 evil plan, wickedness; purpose | plain
H2181 to commit prostitution, be unfaithful | plain
H2185 prostitutes | scrap
H2189 object of horror, terror | scrap
H2196 to be angry, be dejected | plain
H2205 old; elder | order
H2233 seed, offspring | order
H2270 companion, friend | scrap
H2282 feast, festival | order
H2320 month, new moon | order
H2342 to writhe, be in labor; to dance | mixed
H2363 to hasten | scrap
H2377 vision | order
H2388 to be strong, strengthen | order
H2398 to sin, miss | order
H2403 sin; sin offering | order
H2416 living, alive; life | order
H2421 to live | order
H2428 strength, army; wealth | order
H2435 outer, external | archaic
H2455 profane, common | scrap
H2464 galbanum | plain
H2490 to profane; to begin | mixed
H2491 slain, pierced | order
H2495 purslane | plain
H2534 wrath, heat | order
H2554 to do violence, wrong | order
H2567 to take a fifth; to be armed in ranks | mixed
H2580 grace, favor | theology
H2583 to camp, encamp | archaic
H2588 cell, storeroom | plain
H2590 to embalm; to ripen | order
H2600 for nothing, without cause, in vain | scrap
H2603 to be gracious, show favor | theology
H2617 steadfast love, kindness, mercy | theology
H2623 faithful one, godly, saint | theology
H2636 to be flaky, be like scales | scrap
H2638 lacking, in need of | scrap
H2665 plot, scheme | scrap
H2686 to divide; to shoot arrows | scrap
H2706 statute, decree | order
H2707 to carve, engrave | plain
H2708 statute | order
H2710 to engrave, decree | order
H2714 searching, inquiry | scrap
H2717 to be waste, be dry; to lay waste | order
H2720 dry, waste | order
H2730 trembling, anxious | scrap
H2740 burning anger, fierceness | scrap
H2760 to roast (uncertain) | etymology
H2763 to devote to destruction, ban | scrap
H2764 something devoted to destruction, ban; net | theology
H2790 to plow, devise; to be silent | mixed
H2794 craft, skill; wood, forest | plain
H2803 to think, plan; to count | order
H2814 to be silent, keep still | archaic
H2834 to strip, bare | plain
H2859 to become related by marriage; father-in-law | plain
H2895 to be good, be pleasing | scrap
H2896 good | order
H2898 goodness; goods | scrap
H2918 encampment | order
H2930 to be unclean, defile | order
H2933 to be unclean | missing
H2938 taste; decree | mixed
H2941 decree, command; taste | order
H2976 to despair | scrap
H2992 to marry a brother's widow | scrap
H3027 hand; power | order
H3034 to praise, give thanks; to confess | order
H3045 to know | order
H3050 Jah, the LORD (short form of the name) | theology
H3062 Jew | plain
H3064 Jew, Judean | plain
H3068 the LORD (Jehovah, Yahweh), the proper name of God | theology
H3069 GOD (Jehovah, Yahweh), the proper name of God | theology
H3072 the LORD our righteousness (Jehovah-Tsidkenu) | theology
H3087 Jehozadak, a high priest | plain
H3117 day | order
H3120 Greece; Javan, a son of Japheth | mixed
H3176 to wait, hope | order
H3190 to be good, do well | order
H3196 wine | order
H3198 to rebuke, reprove; to decide | order
H3201 to be able, prevail | order
H3205 to bear, give birth; to father | order
H3212 to go, walk, come | mixed
H3220 sea; west | order
H3231 to go to the right | scrap
H3254 to add, do again | order
H3267 to be fierce, be insolent | scrap
H3284 ostrich | order
H3318 to go out, come out | order
H3335 to form, fashion | order
H3363 to be dislocated, be alienated; to hang | scrap
H3369 to set a snare | archaic
H3372 to fear, be afraid; to revere | theology
H3373 fearing, afraid | scrap
H3374 fear, reverence | theology
H3381 to go down, come down | order
H3384 to teach, instruct; to shoot | mixed
H3415 to be displeasing, tremble | order
H3423 to possess, inherit; to dispossess | order
H3427 to sit, dwell, remain | order
H3444 salvation, deliverance | theology
H3463 asleep, sleeping | scrap
H3467 to save, deliver | order
H3468 salvation, deliverance | order
H3477 upright, right, straight | order
H3498 to remain, be left over | order
H3499 rest, remnant; cord | order
H3513 to honor; to be heavy | order
H3519 glory, honor | order
H3547 to serve as priest | order
H3548 priest | order
H3557 to sustain, provide for; to contain | order
H3558 gold ornament | archaic
H3559 to prepare, establish; to be firm | order
H3569 Cushite, Ethiopian | plain
H3581 strength, power | mixed
H3595 basin, pot | order
H3603 talent (weight); loaf; plain | mixed
H3615 to complete, finish, end | order
H3627 vessel, article, utensil | order
H3629 kidneys; inmost being | scrap
H3637 to be humiliated, be ashamed | scrap
H3671 wing; edge, skirt | order
H3678 throne, seat | order
H3680 to cover | order
H3709 palm, hand; sole | order
H3713 bowl; frost | mixed
H3722 to atone, make atonement; to cover | theology
H3732 Caphtorite, native of Caphtor | mixed
H3735 to be distressed | plain
H3737 cap, hat | archaic
H3755 vinedresser | order
H3769 to dance, whirl | scrap
H3772 to cut, cut off; to make (a covenant) | order
H3789 to write | order
H3803 to surround; to crown | mixed
H3805 capital (top of a pillar) | plain
H3820 heart, mind | order
H3824 heart, mind | order
H3864 Libyan | plain
H3885 to lodge, spend the night; to murmur | mixed
H3898 to fight | order
H3899 bread, food | order
H3908 charm, whisper | order
H3915 night | order
H3920 to capture, take | order
H3925 to learn; to teach | order
H3947 to take | order
H3992 to be malignant, be painful | scrap
H4029 Migdal-eder, a place in Palestine | mixed
H4057 wilderness, desert | mixed
H4096 footprint, tread | missing
H4116 to hasten | scrap
H4134 to become poor | order
H4142 set around, turned, changed | scrap
H4150 appointed time, feast; meeting | order
H4154 slipping, unsteady | scrap
H4160 oppressor, extortioner | missing
H4166 casting; pipe | plain
H4174 descent, slope | order
H4178 polished, smooth | order
H4191 to die; to kill | order
H4196 altar | order
H4201 doorpost | plain
H4259 Meholathite | plain
H4264 camp, army | order
H4272 to strike, shatter, wound | order
H4274 hewn stone | scrap
H4279 tomorrow, in time to come | plain
H4285 dark place, darkness | scrap
H4294 tribe; rod, staff | order
H4302 plantation, planting | scrap
H4325 water | order
H4341 pain, sorrow | order
H4351 birth, descent | missing
H4390 to fill, be full | order
H4397 messenger, angel | order
H4399 work, occupation | order
H4427 to reign, be king | order
H4467 kingdom | order
H4477 sweetness | scrap
H4497 ungrateful or unruly one | plain
H4503 offering, gift; grain offering | archaic
H4507 Meni (Fate, Destiny), a god | scrap
H4531 test, trial | archaic
H4539 screen, curtain | plain
H4550 journey, stage of a journey | scrap
H4556 scab | plain
H4578 inward parts, belly | order
H4592 a little, few | order
H4595 outer tunic | plain
H4605 above, upward | order
H4606 setting (of the sun) | plain
H4639 work, deed | order
H4659 work, deed | scrap
H4672 to find | order
H4679 stronghold | scrap
H4680 to drain, wring out | order
H4687 commandment | order
H4713 Egyptian, inhabitant of Egypt | plain
H4723 hope; gathering of water, pool | mixed
H4725 place | order
H4730 censer | scrap
H4742 corner, corner post | scrap
H4743 to rot, waste away | plain
H4758 appearance, sight | order
H4760 crop (of a bird) | plain
H4801 distance, distant place | scrap
H4803 to pluck out; to polish | order
H4865 setting (for a gem) | archaic
H4899 anointed one, Messiah | theology
H4906 carved image, picture | plain
H4908 dwelling place, tabernacle | order
H4916 sending, undertaking | scrap
H4923 desolation, waste | order
H4924 fatness, rich food | scrap
H4928 bodyguard; subjects | scrap
H4940 family, clan | order
H4941 judgment, justice, ordinance | order
H4945 drink; cupbearer | scrap
H4960 feast, banquet | scrap
H4962 man, male, people | order
H4966 sweet | scrap
H4984 one who is exalted, one who exalts himself | scrap
H4999 pasture, dwelling place | order
H5002 declares; oracle, utterance | archaic
H5030 prophet | theology
H5034 to wither, fade; to treat with contempt | mixed
H5046 to tell, declare | order
H5060 to touch, reach, strike | order
H5066 to come near, approach | order
H5068 to volunteer, offer willingly | order
H5104 river | order
H5139 Nazirite, consecrated one | archaic
H5158 stream, brook, valley, wadi | order
H5159 inheritance, possession | order
H5162 to comfort; to be sorry, relent | theology
H5178 bronze, copper | order
H5181 to go down, descend | order
H5182 to come down, descend; deposit | order
H5186 to stretch out, turn aside | order
H5211 one who flees, fugitive | scrap
H5221 to strike, kill | order
H5234 to recognize, acknowledge | order
H5252 turn of affairs | plain
H5265 to set out, journey, depart | order
H5273 pleasant, delightful, sweet | scrap
H5274 to lock, bar; to put on sandals | mixed
H5278 beauty, pleasantness | scrap
H5288 boy, young man, servant | order
H5307 to fall | order
H5315 soul, life, person | order
H5329 to direct, oversee; music director | order
H5337 to deliver, rescue | order
H5341 to keep, guard, watch | order
H5350 crumbs, crumbly bread | scrap
H5352 to be innocent, go unpunished | order
H5367 to set a snare; to strike | order
H5375 to lift, carry; to forgive | order
H5379 gift | scrap
H5381 to reach, overtake | order
H5385 load, burden | scrap
H5387 prince, leader, chief | order
H5392 interest (on a loan), usury | plain
H5394 to drop off, clear away | order
H5411 Nethinim, temple servants | plain
H5412 Nethinim, temple servants | plain
H5414 to give, put, set | order
H5425 to leap; to set free | scrap
H5429 seah (a measure) | plain
H5432 measure, moderation | missing
H5433 to drink heavily, be drunk | scrap
H5436 Sabeans | plain
H5437 to turn, go around, surround | order
H5459 treasured possession | archaic
H5489 Suph, a place in the desert | mixed
H5493 to turn aside, depart; to remove | order
H5494 degenerate (shoot) | scrap
H5496 to incite, entice, persuade | order
H5501 scum, refuse | plain
H5542 Selah (a pause or musical sign) | theology
H5545 to forgive, pardon | theology
H5550 siege ramp, mound | archaic
H5587 opinion; anxious thought | etymology
H5596 to join, attach | order
H5605 to stand at the threshold | scrap
H5606 to clap, strike | order
H5608 to count; to tell, declare | mixed
H5612 book, scroll, letter | order
H5616 Sepharvite | plain
H5647 to serve, work | order
H5648 to make, do | order
H5650 servant, slave | order
H5656 service, work, labor | order
H5672 thickness | scrap
H5674 to pass over, cross, pass through | order
H5688 cord, rope; thick foliage | order
H5689 to lust, dote | plain
H5702 to shut oneself up | scrap
H5707 witness | order
H5710 to adorn oneself; to pass by | mixed
H5712 congregation, assembly | order
H5715 testimony | order
H5719 given to pleasures | archaic
H5763 nursing (of animals) | plain
H5769 eternity, forever, everlasting | order
H5771 iniquity, guilt | theology
H5775 birds, flying creatures | archaic
H5782 to awake, stir up | order
H5797 strength, might | order
H5805 forsaken place | scrap
H5826 to help | order
H5892 city | order
H5927 to go up, ascend; to offer up | order
H5930 burnt offering | order
H5944 upper room, roof chamber | archaic
H5945 Most High; upper | theology
H5946 Most High | theology
H5953 to deal with, treat; to glean | mixed
H5959 young woman, virgin | theology
H5968 to cover; to faint | mixed
H5971 people | order
H5975 to stand | order
H6013 deep | scrap
H6027 delight, daintiness | plain
H6030 to answer | mixed
H6031 to afflict, oppress, humble | order
H6033 poor, afflicted | missing
H6041 poor, afflicted, humble | order
H6045 task, business | archaic
H6049 to practice soothsaying; to bring clouds | mixed
H6065 fine, confiscation | missing
H6076 mound, hill | order
H6083 dust | order
H6086 tree, wood | order
H6087 to grieve, hurt; to shape | mixed
H6089 pain, toil; vessel | mixed
H6106 bone; the very same | order
H6117 to grasp by the heel, supplant | plain
H6131 to hamstring; to uproot | mixed
H6143 perversity, crookedness | scrap
H6145 enemy | order
H6148 to give security, be surety | plain
H6153 evening | mixed
H6168 to lay bare, empty | archaic
H6202 to break the neck | scrap
H6206 to terrify, be terrified | plain
H6213 to do, make | order
H6256 time, season | order
H6308 to deliver | scrap
H6310 mouth | order
H6316 Put, a son of Ham; Libya | mixed
H6337 gold, pure gold | plain
H6348 to be reckless, be wanton | plain
H6381 to be wonderful, do wonders | plain
H6428 to roll | scrap
H6446 long-sleeved, of many colors (of a robe) | plain
H6466 to do, make, work | order
H6468 work; wages | scrap
H6471 time, occurrence; foot | order
H6483 Happizzez, a priest | plain
H6485 to visit, attend to, number, appoint | order
H6499 bull, young bull | archaic
H6544 to let loose, neglect, uncover | plain
H6574 dung, refuse | plain
H6588 transgression, rebellion | theology
H6605 to open | order
H6607 doorway, entrance | order
H6617 to twist; to wrestle; to be crooked | plain
H6629 flock, sheep and goats | order
H6634 to be pleased, wish | plain
H6635 army, host; war | order
H6642 to hand, hold out | etymology
H6643 beauty, glory; gazelle | mixed
H6662 righteous, just | order
H6663 to be righteous, justify | theology
H6664 righteousness | order
H6666 righteousness | order
H6680 to command | order
H6696 to besiege, bind | mixed
H6754 image | order
H6808 to stoop, bend; to wander | plain
H6810 little, young, least | scrap
H6823 to overlay | missing
H6828 north | order
H6841 male goat | missing
H6848 viper | order
H6862 enemy, foe; distress | order
H6876 Tyrian, inhabitant of Tyre | mixed
H6879 to have a skin disease, be leprous | plain
H6894 cab (a measure) | plain
H6912 to bury | order
H6915 to bow down | scrap
H6918 holy | theology
H6923 to meet, come before | order
H6942 to be holy, consecrate, sanctify | theology
H6944 holiness, holy place, holy thing | theology
H6948 temple prostitute | order
H6951 assembly, congregation | order
H6960 to wait for, hope | mixed
H6962 to loathe | plain
H6963 voice, sound | order
H6965 to rise, stand up; to establish | order
H6972 to spend the summer | missing
H6999 to burn incense, make a sacrifice smoke | order
H7024 Kir, a place in Assyria, and one in Moab | scrap
H7035 to assemble, be gathered | missing
H7043 to be light, be swift; to curse | order
H7065 to be jealous, be zealous | order
H7069 to get, acquire, buy | order
H7106 to scrape; to make corners | scrap
H7116 short, quick (to anger) | plain
H7121 to call, proclaim, read | order
H7122 to meet, happen | order
H7125 toward, to meet; against | order
H7126 to come near; to bring near, offer | order
H7131 drawing near, approaching | scrap
H7136 to meet, happen; to lay beams | mixed
H7147 hostility, opposition | scrap
H7169 to wink, pinch | plain
H7181 to pay attention, listen | plain
H7183 attentive | scrap
H7200 to see | order
H7218 head, top, chief | mixed
H7225 beginning, first | order
H7227 many, great, much | order
H7234 to spread | scrap
H7235 to be many, increase, multiply | order
H7251 to be square | scrap
H7258 resting place | scrap
H7270 to spy, explore; to slander | plain
H7272 foot | order
H7290 to sleep deeply | plain
H7304 to be wide, be relieved | scrap
H7307 spirit, wind, breath | theology
H7311 to be high, exalt, lift up | order
H7321 to shout, sound an alarm | order
H7326 to be poor | plain
H7336 ruler | plain
H7355 to have compassion, show mercy | theology
H7356 compassion, mercy; womb | order
H7358 womb | archaic
H7361 womb; girl | order
H7397 Recah, a place in Judah | mixed
H7402 to trade; merchant | plain
H7408 to acquire, gather | plain
H7421 Syrian, Aramean | plain
H7424 mare | missing
H7451 evil, bad; distress | order
H7453 neighbor, friend, companion | order
H7462 to shepherd, feed, graze | mixed
H7468 companion, neighbor (woman) | plain
H7473 shepherd | plain
H7475 striving, longing | order
H7489 to be evil, do harm | mixed
H7495 to heal | order
H7503 to sink, let go, cease | order
H7521 to be pleased with, accept | order
H7522 favor, will, acceptance | order
H7551 to embroider, weave in colors | plain
H7554 to beat out, spread out; to stamp | order
H7563 wicked, guilty | order
H7565 flame, burning coal | order
H7582 to crash into ruins, lay waste | plain
H7585 Sheol, the grave, realm of the dead | theology
H7592 to ask, inquire | order
H7599 to be at ease, be secure | order
H7600 at ease, secure | order
H7602 to pant, long for; trample | scrap
H7604 to remain, be left | order
H7611 remnant, rest | order
H7614 Sheba, a people and land in Arabia | order
H7637 seventh | order
H7641 ear of grain; stream | mixed
H7648 fullness, satisfaction | scrap
H7650 to swear | order
H7657 seventy | archaic
H7661 cramp, agony | scrap
H7676 Sabbath | order
H7683 to go astray, err | order
H7706 the Almighty | theology
H7725 to return, turn back; to repent | order
H7760 to put, place, set | order
H7801 man of Susa | plain
H7806 to twist (fine linen) | scrap
H7812 to bow down, worship | theology
H7828 gull | plain
H7836 to seek early, seek earnestly | plain
H7843 to destroy, corrupt | order
H7848 acacia | plain
H7868 to be gray, be old | plain
H7876 to forget | missing
H7901 to lie down | order
H7902 lying (sexually); layer | plain
H7904 to roam, be lustful | scrap
H7918 to subside, abate | plain
H7919 to be wise, have insight; to prosper | order
H7925 to rise early | plain
H7929 shoulder blade | plain
H7931 to dwell, settle | order
H7937 to be drunk, drink one’s fill | order
H7965 peace, well-being, wholeness | theology
H7971 to send, stretch out | order
H7990 ruler, having power | order
H7993 to throw, cast | order
H7999 to repay, restore; to be complete, be at peace | order
H8002 peace offering | theology
H8008 garment, clothing | scrap
H8034 name | order
H8041 to go left | plain
H8045 to destroy | order
H8056 glad, joyful | scrap
H8058 to release, let drop | plain
H8064 heaven, heavens, sky | order
H8071 clothing, garment | scrap
H8074 to be desolate, be appalled | order
H8085 to hear, listen, obey | order
H8104 to keep, guard, watch | order
H8130 to hate | order
H8141 year | order
H8159 to look, gaze | order
H8175 to sweep away; to shudder | mixed
H8193 lip, language; edge, bank | order
H8199 to judge | order
H8210 to pour out, shed | order
H8219 lowland, foothills, the Shephelah | archaic
H8246 shaped like almond blossoms | plain
H8258 hollow, sunken spot | plain
H8267 falsehood, lie | order
H8269 prince, commander, official | order
H8271 to loosen; to begin; to dwell | order
H8293 release; remnant | scrap
H8307 stubbornness | archaic
H8313 to burn | order
H8324 watching enemy | plain
H8334 to minister, serve | order
H8338 to lead on | order
H8341 to give a sixth part of | order
H8376 to mark out | missing
H8388 to mark out, outline; to turn (of a border) | scrap
H8416 praise | order
H8441 abomination, detestable thing | order
H8451 law, instruction (Torah) | theology
H8476 tachash (an animal, perhaps badger) | plain
H8480 Tahath, the name of Israelites and of a place | order
H8496 oppression | scrap
H8505 to weigh, measure | plain
H8524 lofty, high | scrap
H8529 dyed crimson | plain
H8530 weapons, armory | plain
H8549 blameless, perfect, complete | order
H8594 pledge, hostage | plain
H8605 prayer | theology
H8618 one who rises up against, adversary | scrap
H8619 trumpet | missing
H8637 to teach to walk | plain
H8643 shout, alarm, trumpet blast | scrap
H8668 salvation, deliverance | theology
G1 alpha, the first letter | missing
G18 good | order
G25 to love | order
G26 love | archaic
G27 beloved | order
G32 angel, messenger | order
G33 come now! | missing
G36 of no family, low-born | order
G37 to sanctify, make holy | theology
G38 holiness, sanctification | theology
G40 holy; saint | theology
G50 to be ignorant, not know | scrap
G60 of the marketplace; rabble; court day | missing
G63 to live in the fields | missing
G71 to lead, bring; to go | order
G73 contest, struggle, fight | order
G80 brother | order
G86 Hades, realm of the dead | theology
G90 integrity, purity | missing
G96 rejected, not approved | order
G104 always, ever | archaic
G117 Athenian, inhabitant of Athens | plain
G118 to compete | order
G129 blood | order
G142 to lift up, take up, take away | order
G150 shameful, disgraceful | missing
G154 to ask, request | order
G156 cause, reason, charge | order
G158 cause, fault, guilt | missing
G159 cause, source | order
G165 age, eternity; world | order
G166 eternal, everlasting | order
G176 beyond reproach | plain
G191 to hear, listen | order
G199 carefully, accurately | missing
G225 truth | order
G227 true | order
G236 to change, exchange | missing
G244 meddler | missing
G245 another’s, foreign, strange | scrap
G251 salt | missing
G264 to sin | theology
G266 sin | theology
G281 truly, amen | order
G293 casting net | etymology
G301 Amos, an Israelite | order
G305 to go up, ascend | order
G308 to look up, regain sight | order
G312 to announce, report | order
G313 to give new birth | etymology
G314 to read | order
G318 necessity, distress | order
G321 to lead up, bring up; to set sail | order
G331 accursed, anathema | theology
G342 renewal | theology
G347 to lay down; to recline | order
G348 to hinder | order
G378 to fill up, fulfill | order
G386 resurrection | theology
G390 to behave, live; to return | order
G391 conduct, way of life | archaic
G394 to set forth, communicate | order
G416 to be driven by the wind | missing
G422 unashamed | missing
G425 relief, rest, freedom | order
G430 to bear with, endure | order
G435 man, husband | order
G441 trying to please people | scrap
G442 human | order
G444 man, human being, person | order
G450 to rise, stand up; to raise | order
G455 to open | order
G484 help | order
G492 to pass by on the other side | missing
G499 corresponding to, representation | order
G500 antichrist | missing
G512 unprofitable | scrap
G515 to consider worthy | order
G518 to report, tell, announce | order
G529 meeting | scrap
G537 all, whole | order
G542 to look away, see | missing
G544 to disobey, refuse to believe | scrap
G552 inexperienced, unskilled | scrap
G565 to go away, depart | order
G566 it is enough | missing
G567 to abstain, keep away | missing
G569 to disbelieve, be unfaithful | scrap
G571 unbelieving, faithless | scrap
G581 to be absent, be away | scrap
G586 to tithe, pay a tenth of | order
G589 to go abroad, travel | order
G591 to give back, repay, render | order
G599 to die | order
G601 to reveal | order
G602 revelation | theology
G611 to answer | order
G615 to kill | order
G618 to receive; to take aside | order
G622 to destroy; to perish, be lost | order
G626 to defend oneself | scrap
G627 defense | order
G629 redemption, release | theology
G630 to release, send away, divorce | order
G643 to pack up baggage | missing
G649 to send, send out | order
G652 apostle, messenger | theology
G657 to say goodbye, take leave of; to renounce | order
G660 to shake off | scrap
G680 to touch | order
G714 to be enough | order
G722 to plow | missing
G726 to seize, snatch | order
G737 now, just now | order
G746 beginning; ruler | order
G749 high priest, chief priest | order
G755 master of the banquet | missing
G756 to begin | order
G758 ruler, prince | order
G766 sensuality, lewdness | archaic
G769 weakness, sickness | order
G770 to be weak, be sick | order
G782 to greet | archaic
G802 faithless, covenant-breaking | scrap
G839 tomorrow | archaic
G859 forgiveness, release | theology
G863 to forgive; to leave, let go, permit | order
G872 to look away to, fix one's eyes on | scrap
G873 to separate, set apart | order
G880 mute, voiceless | archaic
G883 Achaicus, a Christian | plain
G890 useless, unprofitable | order
G902 palm branch | missing
G906 to throw, cast, put | order
G907 to baptize, immerse | theology
G908 baptism | theology
G916 to weigh down, burden | order
G928 to torment, torture | order
G932 kingdom, reign | order
G935 king | order
G940 to bewitch | order
G943 bath (a liquid measure) | plain
G948 to detest, abhor | order
G973 violent person | scrap
G987 to blaspheme, slander | order
G991 to see, look | order
G1011 to deliberate, consider | order
G1025 infant, baby | plain
G1027 thunder | order
G1061 to give in marriage | missing
G1064 womb, belly | order
G1067 Gehenna, hell | theology
G1078 birth, existence | missing
G1080 to father, bear; to be born | archaic
G1093 earth, land, ground | order
G1096 to become, be, happen | order
G1097 to know | order
G1099 sweet | missing
G1100 tongue, language | order
G1119 knee | scrap
G1122 scribe | order
G1124 Scripture, writing | order
G1125 to write | order
G1135 woman, wife | order
G1139 to be possessed by a demon | scrap
G1140 demon | archaic
G1163 it is necessary, must | order
G1169 cowardly, fearful | order
G1177 twelve | missing
G1188 right, right hand | scrap
G1189 to ask, beg, pray | scrap
G1196 to bind, tie | missing
G1209 to receive, accept, welcome | order
G1220 denarius (a Roman coin) | archaic
G1228 devil; slanderer | order
G1242 covenant; will | archaic
G1243 difference, variety | order
G1245 to clean out thoroughly | missing
G1247 to serve, minister | order
G1248 service, ministry | order
G1249 servant, deacon | order
G1253 judgment, distinguishing | order
G1271 mind, understanding | order
G1275 always, continually | missing
G1279 to go through, pass through | order
G1280 to be perplexed | order
G1303 to make a covenant, make a will, assign | order
G1320 teacher | archaic
G1321 to teach | order
G1323 two-drachma coin | plain
G1325 to give | order
G1326 to wake up, arouse | order
G1328 interpreter | scrap
G1330 to go through, pass through | order
G1342 righteous, just | theology
G1343 righteousness, justice | theology
G1344 to justify, declare righteous | theology
G1351 double-tongued, insincere | order
G1359 Castor and Pollux, the twin sons of Zeus | plain
G1377 to pursue, persecute | order
G1380 to think, seem | order
G1391 glory, honor | theology
G1392 to glorify, honor | order
G1399 female slave, bondwoman | missing
G1400 enslaved, subservient | missing
G1401 slave, servant | order
G1406 drachma (a silver coin) | plain
G1410 to be able, can | order
G1411 power, might; miracle | order
G1420 dysentery | missing
G1426 evil report, slander | scrap
G1432 freely, without payment | order
G1436 ah! let alone! | missing
G1439 to let, allow, permit | archaic
G1447 in Hebrew | scrap
G1448 to come near, approach | order
G1449 to write in, inscribe | missing
G1451 near | scrap
G1452 nearer | missing
G1453 to raise, rise, wake | order
G1455 spy | missing
G1456 Feast of Dedication (Hanukkah) | missing
G1457 to inaugurate, dedicate, renew | missing
G1460 to live among | missing
G1461 to graft in | missing
G1464 hindrance | missing
G1465 to hinder | missing
G1468 self-controlled | scrap
G1469 to count among, classify with | missing
G1471 pregnant | missing
G1474 to level to the ground | missing
G1484 nation, Gentiles | order
G1485 custom | order
G1492 to know; to see | form
G1497 idol, image | order
G1504 image, likeness | order
G1507 to roll up | missing
G1515 peace | order
G1517 to make peace | scrap
G1525 to enter, go in | order
G1534 then, next | use
G1538 each, every | order
G1542 a hundredfold | missing
G1544 to cast out, drive out | order
G1547 to give in marriage | missing
G1548 to give in marriage | missing
G1549 descendant, child | scrap
G1554 to rent out, lease | order
G1556 to avenge | order
G1557 vengeance, punishment | order
G1562 to strip, take off | scrap
G1573 to lose heart, grow weary | missing
G1577 church, assembly | theology
G1578 to turn away, avoid | order
G1581 to cut off, cut down | missing
G1582 to hang on, listen closely | missing
G1586 to choose | order
G1588 chosen, elect | theology
G1601 to fall off, fall away, fail | order
G1606 to breathe one's last | order
G1608 to commit sexual immorality | missing
G1612 to pervert, turn aside | order
G1617 more earnestly | missing
G1631 to sprout, put forth leaves | plain
G1634 to die, breathe one's last | order
G1647 less than the least | missing
G1653 to have mercy | order
G1656 mercy | order
G1659 to set free | order
G1669 to be full of sores | scrap
G1673 Greek | plain
G1676 in Greek | plain
G1677 to charge to an account | scrap
G1680 hope | order
G1682 my God | plain
G1690 to be deeply moved; to warn sternly | plain
G1710 to do business, trade | order
G1719 afraid, terrified | order
G1723 to take in one's arms | missing
G1727 opposite, contrary, against | missing
G1731 to show, demonstrate | order
G1732 proof, sign | scrap
G1735 to be possible, be allowed | etymology
G1744 to creep in, enter | missing
G1749 ambush, plot | missing
G1758 to have a grudge; to be entangled | order
G1764 to be present, be at hand | scrap
G1768 ninety-nine | missing
G1777 guilty, liable, subject to | scrap
G1783 petition, prayer | order
G1785 commandment | order
G1793 to appeal, intercede, petition | order
G1803 six | missing
G1813 to wipe away, blot out | order
G1827 to convict, convince | missing
G1831 to go out, come out | order
G1832 it is lawful, it is permitted | order
G1841 departure, exodus | order
G1843 to confess, acknowledge, praise | order
G1849 authority, power | order
G1854 outside, out | archaic
G1860 promise | order
G1862 promise | missing
G1884 to help, relieve | order
G1885 province | missing
G1896 to look upon | missing
G1905 to ask, question | order
G1910 to board, mount, set foot in | order
G1921 to know, recognize | order
G1933 gentle, forbearing | order
G1939 desire, lust | order
G1941 to call on; to name | order
G1945 to lie on, press upon | order
G1970 to choke | missing
G1985 overseer, bishop | order
G1994 to turn, return | order
G2007 to lay on, put on | order
G2010 to permit, allow | archaic
G2018 to bring against, inflict | order
G2032 heavenly | order
G2041 work, deed | order
G2048 desert, wilderness; desolate | order
G2055 goat, kid | missing
G2058 interpretation, translation | missing
G2064 to come, go | order
G2065 to ask | order
G2068 to eat | order
G2078 last | order
G2079 at the last, at the point of death | plain
G2090 to prepare | missing
G2097 to preach good news, evangelize | theology
G2098 gospel, good news | theology
G2100 to please, be well pleasing | scrap
G2106 to be well pleased, think good | scrap
G2112 immediately | order
G2113 to sail a straight course | missing
G2119 to have time, have opportunity | scrap
G2127 to bless | order
G2134 to make a eunuch of | missing
G2145 devoted, constant | missing
G2147 to find | order
G2168 to give thanks | order
G2169 thanksgiving | order
G2174 to be encouraged, be cheered | missing
G2178 once for all, at once | order
G2188 be opened! (ephphatha) | plain
G2192 to have, hold | order
G2195 Zacchaeus, a chief tax collector | mixed
G2198 to live | order
G2200 hot | order
G2205 zeal, jealousy | order
G2206 to be zealous, be jealous, desire | order
G2212 to seek, look for | order
G2222 life | order
G2233 to lead; to think, consider | order
G2235 already, by now | order
G2236 most gladly | missing
G2241 my God | plain
G2250 day | order
G2251 our | order
G2270 to be still, be silent, rest | archaic
G2281 sea, lake | order
G2288 death | order
G2289 to put to death | missing
G2293 to be confident, take courage | missing
G2296 to marvel, wonder | order
G2307 will, desire | order
G2308 will | missing
G2309 to want, will, wish | archaic
G2310 foundation | scrap
G2316 God, god | theology
G2323 to heal; to serve | order
G2332 Thessalonica, a city of Macedonia | mixed
G2334 to see, look at, behold | order
G2342 beast, wild animal | order
G2347 tribulation, affliction | order
G2362 throne | order
G2372 anger, wrath | order
G2378 sacrifice | order
G2390 to heal | order
G2397 appearance | missing
G2398 one’s own; in private | order
G2409 priest | order
G2411 temple | order
G2424 Jesus; Joshua | theology
G2434 propitiation, atoning sacrifice | theology
G2435 mercy seat; means of atonement | theology
G2440 garment, cloak | order
G2442 to long for, yearn for | missing
G2450 to live as a Jew | scrap
G2451 Jewish | plain
G2452 in the Jewish way | plain
G2453 Jew; Jewish, Judean | order
G2467 to know | missing
G2476 to stand; to set | order
G2503 iota (the smallest letter), jot | missing
G2511 to cleanse, purify | order
G2517 in order, afterward | order
G2521 to sit | order
G2523 to sit down | order
G2537 new | order
G2540 time, season | order
G2556 bad, evil | order
G2559 to mistreat, harm | order
G2560 badly; ill | order
G2564 to call, name, invite | order
G2566 very well | missing
G2567 teaching what is good | missing
G2570 good, beautiful, noble | order
G2571 veil, covering | order
G2588 heart | order
G2590 fruit | order
G2600 descent, slope | missing
G2602 foundation; beginning | order
G2631 condemnation | order
G2634 to lord it over, master | scrap
G2638 to take hold of, overtake, grasp | order
G2644 to reconcile | theology
G2651 alone, in private | missing
G2652 curse | missing
G2655 to be a burden to | order
G2673 to abolish, nullify, bring to an end | order
G2677 equipping, training | missing
G2678 to motion with the hand, beckon | order
G2689 clothing, apparel | etymology
G2698 to lay, grant | order
G2702 to sink down; to bring against | etymology
G2714 before, in the presence of | order
G2722 to hold fast, hold back, possess | order
G2730 to dwell, live in | order
G2734 to see as in a mirror | missing
G2735 reform, success | missing
G2742 scorching heat | scrap
G2744 to boast | order
G2745 boast, reason to boast | scrap
G2750 grave clothes | plain
G2767 to pour, mix | order
G2776 head | order
G2784 to proclaim, preach | theology
G2789 to play the harp | missing
G2801 fragment, broken piece | scrap
G2831 to be tossed by waves | missing
G2841 to share, take part in | order
G2842 fellowship, participation, sharing | theology
G2846 chamberlain, bedchamber official | order
G2869 to cease, subside | order
G2875 to cut; beat the breast, mourn | order
G2889 world | theology
G2891 arise! (cumi) | plain
G2896 to cry out | order
G2902 to seize, hold | order
G2906 outcry, clamor | scrap
G2908 better | missing
G2917 judgment, condemnation | order
G2919 to judge, decide | order
G2920 judgment | order
G2932 to get, acquire, possess | order
G2936 to create | theology
G2937 creation, creature | order
G2952 little dog, dog | plain
G2959 lady | order
G2962 lord, master; the Lord | theology
G2967 to hinder, prevent, forbid | order
G2980 to speak, say | order
G2983 to take, receive | order
G2990 to be hidden, escape notice | order
G2992 people | order
G2999 service, worship | order
G3000 to serve, worship | order
G3016 lepton, small copper coin | archaic
G3029 very, exceedingly | archaic
G3048 collection (of money) | missing
G3049 to count, reckon, consider | theology
G3050 reasonable, spiritual | order
G3056 word, message, saying | theology
G3060 reviler, abusive person | archaic
G3073 Lycia, a region of Asia Minor | mixed
G3076 to grieve, be sorrowful | order
G3083 ransom | theology
G3085 redemption | theology
G3089 to loose, release, destroy | order
G3101 disciple, learner | order
G3107 blessed, happy | theology
G3119 sickness | order
G3134 Maranatha (our Lord, come) | plain
G3140 to testify, bear witness | order
G3144 witness, martyr | order
G3162 sword | order
G3163 fight, strife, quarrel | scrap
G3173 great, large | order
G3176 very great | missing
G3184 to be drunk | order
G3185 more | missing
G3186 greater | missing
G3187 greater, larger, older | missing
G3188 ink | missing
G3191 to practice, meditate on, plot | order
G3195 to be about to, intend | order
G3306 to remain, abide, stay | order
G3309 to be anxious, worry, care for | archaic
G3313 part | order
G3317 midnight | scrap
G3319 middle, midst | order
G3322 to be in the middle | order
G3331 change, removal | order
G3333 to send for, summon | order
G3335 to share in, receive | order
G3340 to repent | theology
G3341 repentance | theology
G3346 to transfer, change | archaic
G3350 deportation, exile | order
G3356 to deal gently with | scrap
G3384 mother | order
G3397 a little while, a little | missing
G3402 imitator | archaic
G3404 to hate | order
G3415 to remember | missing
G3423 to betroth | order
G3426 basket, bushel measure | mixed
G3428 adulteress; adulterous | missing
G3438 dwelling place, room | archaic
G3439 only, one and only, unique | theology
G3440 only | missing
G3441 only, alone | order
G3466 mystery, secret | theology
G3471 to be foolish; lose its taste | scrap
G3475 Moses, the Hebrew lawgiver | scrap
G3485 temple, sanctuary | order
G3487 nard, spikenard | scrap
G3498 dead | order
G3544 lawyer, expert in the law | order
G3547 teacher of the law | missing
G3551 law | order
G3557 to keep back, embezzle | order
G3571 night | order
G3574 a night and a day | missing
G3579 to lodge, entertain; think strange | scrap
G3581 stranger, foreign; host | scrap
G3582 pot, pitcher | scrap
G3587 to shave | missing
G3598 way, road | order
G3610 household servant | scrap
G3611 to dwell | order
G3614 house, household | order
G3622 stewardship, administration | order
G3624 house, household | order
G3636 lazy; troublesome | archaic
G3641 little, few, small | order
G3650 whole, all | order
G3656 to talk, converse | order
G3669 likeness | etymology
G3670 to confess, profess, acknowledge | theology
G3672 confessedly, beyond question | order
G3684 of a donkey | order
G3686 name | order
G3694 after, behind | missing
G3700 to see, appear | form
G3703 ripe fruit | etymology
G3708 to see | order
G3709 wrath, anger | order
G3713 to desire, aspire to | order
G3722 daybreak, dawn | order
G3735 mountain, hill | order
G3772 heaven, sky | order
G3775 ear | order
G3785 would that! | scrap
G3788 eye | order
G3793 crowd, multitude | order
G3796 late, evening; after | order
G3802 to trap, ensnare | order
G3807 guardian, tutor | order
G3811 to train, discipline, chasten | order
G3813 child, little child | order
G3822 to make old, wear out | order
G3825 again, back | order
G3837 everywhere | missing
G3841 Almighty | theology
G3846 to compare; to come alongside | missing
G3850 parable, comparison | theology
G3851 to risk, disregard | missing
G3856 to expose to public disgrace | missing
G3860 to hand over, deliver, betray | order
G3870 to urge, encourage, comfort, beg | archaic
G3875 advocate, helper, comforter (Paraclete) | theology
G3880 to take along, receive | order
G3881 to sail along, sail past | etymology
G3885 paralyzed, paralytic | order
G3886 to weaken, paralyze | order
G3900 trespass, sin | theology
G3901 to drift away | order
G3902 marked with a sign or figurehead | order
G3918 to be present, have come | mixed
G3927 foreigner, sojourner, exile | order
G3928 to pass by, pass away | order
G3941 foreigner, stranger | order
G3948 sharp disagreement; stirring up | order
G3952 coming, presence | theology
G3962 father | order
G3964 one who kills a father | missing
G3971 of one's fathers, ancestral | scrap
G3975 to become dull, become thick | archaic
G3982 to persuade; to trust, obey | order
G3985 to test, tempt | order
G3992 to send | order
G4013 to go about, lead about | order
G4029 to be bound with, be surrounded by | order
G4031 in control of, master of | scrap
G4043 to walk, live | order
G4046 to acquire, obtain, purchase | order
G4048 to tear off | plain
G4054 more, far more | missing
G4055 more, greater | missing
G4056 more abundantly, especially | missing
G4061 circumcision | order
G4092 to swell up, burn with fever | order
G4098 to fall | order
G4100 to believe, trust, have faith | theology
G4102 faith, trust, belief | theology
G4103 faithful, believing | theology
G4113 street, wide road | missing
G4118 most, very great | missing
G4130 to fill | order
G4135 to fulfill; to convince fully | order
G4137 to fulfill, fill, complete | order
G4138 fullness | theology
G4139 neighbor; near | scrap
G4143 boat, ship | order
G4151 spirit, Spirit; wind, breath | theology
G4152 spiritual | order
G4160 to do, make | order
G4172 city | order
G4176 to live as a citizen, conduct oneself | archaic
G4183 much, many, great | order
G4190 evil, wicked | order
G4191 more evil | missing
G4197 journey | order
G4198 to go, travel | order
G4202 sexual immorality, fornication | archaic
G4208 farther | missing
G4216 swept away by a river | missing
G4228 foot | order
G4234 deed, act, practice | order
G4235 gentle, meek | missing
G4236 gentleness, meekness | missing
G4238 to do, practice | order
G4245 elder, older | order
G4255 to decide beforehand, choose | order
G4260 to go forward, advance | order
G4263 sheep | order
G4271 clearly evident beforehand | order
G4280 to say before, foretell | missing
G4283 to announce good news beforehand | missing
G4298 to advance, progress | order
G4303 to testify beforehand | etymology
G4311 to send on one's way, escort | order
G4315 the day before the Sabbath | missing
G4334 to come to, approach | order
G4335 prayer | order
G4336 to pray | order
G4337 to pay attention, beware, give heed | order
G4340 temporary | order
G4341 to summon, call to oneself | order
G4343 perseverance | missing
G4347 to join, cleave to | scrap
G4349 stumbling, offense | plain
G4352 to worship, bow down | theology
G4364 to pretend, act as if | order
G4374 to bring, offer | order
G4380 to show favoritism | missing
G4383 face, presence | order
G4386 before, formerly | missing
G4395 to prophesy | order
G4396 prophet | theology
G4405 morning | missing
G4406 early (rain) | missing
G4412 first, at first | missing
G4413 first, chief | order
G4430 corpse, dead body | order
G4434 poor | order
G4436 Python, a spirit of divination | plain
G4442 fire | order
G4445 to have a fever | missing
G4453 to sell | order
G4474 to slap, strike | plain
G4475 slap, blow | missing
G4483 to say, speak | missing
G4487 word, saying | theology
G4495 to throw off | missing
G4511 flow, discharge | archaic
G4515 in Latin | scrap
G4518 you have forsaken me (sabachthani) | plain
G4519 Sabaoth (of hosts) | plain
G4521 Sabbath; week | order
G4555 sardius, carnelian | missing
G4561 flesh | theology
G4567 Satan | theology
G4587 dignity, seriousness | archaic
G4592 sign, miracle | order
G4601 to be silent, keep secret | archaic
G4623 to be silent, keep silence | archaic
G4624 to cause to stumble, offend | archaic
G4627 small boat | order
G4633 tent, tabernacle | order
G4653 darkness | scrap
G4657 refuse, rubbish, dung | order
G4678 wisdom | order
G4685 to draw (a sword) | missing
G4687 to sow | order
G4702 grainfield | order
G4704 to be eager, be diligent, hurry | order
G4706 more diligently, very promptly | missing
G4707 more diligent, more eager | missing
G4708 more eagerly | missing
G4716 cross | order
G4717 to crucify | order
G4722 to bear, endure | order
G4724 to avoid, keep away from | order
G4731 solid, firm, strong | order
G4742 mark, brand | plain
G4746 leafy branch | missing
G4750 mouth | order
G4759 captain of the guard | missing
G4773 relative, kinsman | missing
G4774 concession, permission | archaic
G4776 to sit together | order
G4777 to suffer hardship together | missing
G4784 to agree with, consent | scrap
G4786 to unite, combine | order
G4790 to share in, take part in | missing
G4793 to compare, combine | missing
G4802 to discuss, dispute | order
G4805 yokefellow, companion | scrap
G4806 to make alive together with | missing
G4811 to extort, accuse falsely | scrap
G4820 to ponder; to meet; to confer | order
G4823 to advise, consult | missing
G4829 to share with | missing
G4833 to conform to | missing
G4839 to remain with | missing
G4840 to be present with | missing
G4849 group (at a meal) | missing
G4863 to gather | order
G4864 synagogue, assembly | order
G4866 to strive together, contend beside | missing
G4873 to recline with, eat with | scrap
G4877 meeting | missing
G4879 to be carried away with; to associate with | order
G4893 conscience | theology
G4894 to be aware, realize | order
G4895 to be with | missing
G4920 to understand | order
G4935 briefly | missing
G4942 to join in hypocrisy | missing
G4944 to be in labor together | missing
G4976 outward form, appearance | archaic
G4977 to tear, split, divide | order
G4982 to save, heal | theology
G4983 body | order
G4990 savior | theology
G4991 salvation | theology
G4993 to be of sound mind, be self-controlled | order
G5008 talitha (little girl) | plain
G5017 disturbance | missing
G5032 more quickly, sooner | missing
G5033 as quickly as possible | missing
G5043 child | order
G5046 perfect, complete, mature | theology
G5048 to perfect, complete | theology
G5050 fulfillment, perfection | missing
G5056 end, goal; tax | order
G5057 tax collector | archaic
G5063 of forty years | missing
G5071 four hundred | missing
G5082 so great | order
G5083 to keep, guard | order
G5087 to put, place, lay | order
G5091 to honor; to set a price | order
G5114 sharper | plain
G5117 place | order
G5135 to wound | plain
G5148 three years | missing
G5155 made of hair | missing
G5160 food, nourishment | archaic
G5187 to be conceited, be puffed up | order
G5195 to mistreat, insult | order
G5204 water | order
G5206 adoption as a son | theology
G5217 to go, depart | order
G5219 to obey | order
G5224 possessions, goods | missing
G5225 to exist, be; to have | order
G5242 to surpass, be better | order
G5245 to conquer completely | missing
G5263 to show, warn | order
G5266 sandal, shoe | missing
G5267 answerable, accountable | scrap
G5272 hypocrisy | missing
G5279 to remind | scrap
G5280 reminder, remembrance | scrap
G5281 endurance, patience | order
G5287 assurance, substance, nature | order
G5293 to subject, submit | order
G5305 later, afterward, finally | missing
G5319 to reveal, make known | order
G5331 sorcery, magic | order
G5337 evil, worthless | order
G5360 brotherly love | theology
G5368 to love, like; to kiss | theology
G5373 friendship | order
G5382 hospitable | order
G5383 to love to be first | missing
G5384 friend | order
G5389 to be ambitious, aspire | order
G5399 to fear, be afraid | order
G5401 fear | order
G5418 fence, hedge, wall | scrap
G5427 mind, mindset | order
G5438 prison, guard, watch | order
G5442 to guard, keep | order
G5449 nature | order
G5453 to grow, spring up | order
G5456 voice, sound | order
G5457 light | order
G5463 to rejoice; greetings! | order
G5465 to let down, lower | order
G5474 burnished bronze | plain
G5479 joy | order
G5484 because of, for the sake of | missing
G5485 grace, favor; thanks | theology
G5486 gift (of grace) | theology
G5487 to bestow grace on, favor | order
G5495 hand | order
G5496 to lead by the hand | missing
G5513 lukewarm | order
G5532 need | order
G5545 anointing | theology
G5547 Christ, Anointed One, Messiah | theology
G5549 to delay, take a long time | scrap
G5550 time | order
G5580 false Christ, false messiah | scrap
G5583 liar | missing
G5586 pebble, vote | order
G5590 soul, life | theology
G5598 omega, the last letter | missing
G5604 labor pain, birth pang | archaic
G5605 to be in labor | archaic
G5610 hour, time | order
G5614 hosanna (save now!) | missing
G5621 ear | missing
G5622 advantage, benefit | missing
G5623 to help, profit, be of use | missing
`;
