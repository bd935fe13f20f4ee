// cspell:disable
/**
 * Short meanings of particles, conjunctions, prepositions, pronouns and numerals, made by hand. The dictionaries describe
 * the use of such a word ("assigning a reason") or its origin ("motion to"); a reader needs what it does ("for"). A line
 * is number, meaning and reason.
 *
 * The reasons: `use` the dictionaries describe the use, not the meaning; `origin` they print the origin of the word;
 * `untagged` the tagged version leaves most of these words without a tag, so its renderings do not represent the word;
 * `form` an inflected form that Strong numbered separately, so the meaning names person, number and case; `phrase` Strong
 * numbered a phrase.
 */
export const particleMeanings = `
H176 or; if | untagged
H227 then, at that time | untagged
H260 reed, rush | use
H310 after, behind | origin
H311 after | origin
H335 where? | untagged
H346 where? | use
H349 how? how! | use
H351 where? | use
H369 there is not, without, nothing | origin
H370 where? from where? | origin
H371 is there not? | use
H375 where? how? | use
H389 surely, only, but | untagged
H408 not (in a prohibition) | untagged
H409 not (in a prohibition) | untagged
H411 these | untagged
H412 these | untagged
H413 to, toward, into | origin
H428 these | untagged
H429 these | untagged
H432 if, though | use
H459 these | untagged
H479 these | untagged
H505 thousand | use
H518 if; whether | untagged
H559 to say | use
H575 where? to where? | use
H576 I | untagged
H577 oh! please! | archaic
H580 we | untagged
H581 they, those | untagged
H586 we | untagged
H587 we | untagged
H589 I | untagged
H595 I | untagged
H607 you (singular) | untagged
H608 you (plural) | untagged
H637 also, even, indeed | use
H638 also | use
H645 then, now | use
H702 four | use
H718 behold! | use
H834 who, which, that | untagged
H853 sign of the definite direct object | use
H854 with, near | origin
H859 you | untagged
H994 pardon me! please | use
H996 between, among | origin
H997 between | origin
H1077 not, lest | origin
H1097 without, not | origin
H1107 apart from, without, besides | origin
H1115 not, except | origin
H1119 in, with, by | use
H1157 for, on behalf of; through; behind | order
H1297 but, yet | origin
H1454 this | untagged
H1571 also, even, both | origin
H1668 this (feminine) | untagged
H1767 enough, sufficiency | origin
H1768 who, which, that; of | untagged
H1791 this, that | untagged
H1797 this, that | untagged
H1836 this | untagged
H1887 behold! | use
H1888 behold! | use
H1889 aha! | use
H1929 alas! | use
H1930 alas! | use
H1931 he, she, it; that | untagged
H1932 he, she, it | untagged
H1945 woe! alas! | use
H1958 woe, lamentation | use
H1963 how? | use
H1973 beyond, onward | use
H1975 this, that | untagged
H1976 this, that | untagged
H1977 this, that | untagged
H1988 here, hither | use
H1992 they, those | untagged
H1994 they, them | untagged
H2004 they, those (feminine) | untagged
H2005 behold, see; if | untagged
H2006 if, whether | untagged
H2007 they, those (feminine) | untagged
H2008 here, hither | use
H2009 behold! | untagged
H2063 this (feminine) | untagged
H2088 this | untagged
H2090 this (feminine) | untagged
H2097 this (feminine) | untagged
H2098 this; which | untagged
H2108 except, besides | origin
H2351 outside; street | use
H2486 far be it! | origin
H2958 before, not yet | use
H2962 before, not yet | origin
H3162 together, altogether | origin
H3259 to appoint, meet | use
H3282 because | origin
H3426 there is, there are | origin
H3487 sign of the definite direct object (Aramaic) | use
H3541 thus, so; here | untagged
H3542 thus far, here | order
H3588 for, because; that; when | untagged
H3602 thus, so | use
H3605 all, every, whole | untagged
H3606 all, every, whole | untagged
H3644 like, as | use
H3651 so, thus; therefore | untagged
H3652 thus, so | untagged
H3660 thus, in this way | untagged
H3705 now | use
H3706 now | untagged
H3808 not, no | untagged
H3809 not, no | untagged
H3860 therefore | use
H3861 therefore; except | use
H3863 if only, would that | use
H3884 unless, if not | use
H3890 with, to | origin
H3926 to, for | use
H3942 before | origin
H3964 what, that which | untagged
H3966 very, exceedingly; might | origin
H3967 hundred | use
H3972 anything; nothing (with a negative) | origin
H4069 why? | use
H4100 what? how? why? | untagged
H4101 what? | untagged
H4136 front; in front of, opposite | origin
H4310 who? | untagged
H4479 who? | untagged
H4480 from, out of; than | origin
H4481 from, out of | origin
H4616 for the sake of, in order that | origin
H4970 when? | use
H4994 please, I pray, now | use
H5048 before, in front of, opposite | origin
H5049 toward, in front of | origin
H5168 we | untagged
H5227 opposite, in front of | origin
H5439 around, all around; surroundings | origin
H5668 because of, for the sake of, in order that | origin
H5703 forever, perpetuity | origin
H5704 until, as far as, up to | untagged
H5705 until, as far as | untagged
H5750 again, still, yet | origin
H5869 eye; spring (of water) | use
H5920 above; the Most High | use
H5921 on, upon, over; against | origin
H5922 on, upon, over | origin
H5973 with | untagged
H5974 with | untagged
H5978 with, beside | use
H5980 beside, close to | origin
H6235 ten | use
H6240 ten (in the numbers eleven to nineteen) | use
H6258 now | use
H6311 here, to this place | archaic
H6422 a certain one | use
H6423 so-and-so, a certain one | use
H6435 lest, so that not | origin
H6440 face; before, in front of | use
H6903 before, because of | use
H6924 east; of old | use
H6925 before | use
H7130 midst, inner part; among | origin
H7535 only, surely, but | origin
H7651 seven | use
H7945 because of; whose | use
H7969 three | use
H8033 there | untagged
H8083 eight | use
H8147 two | use
H8337 six | use
H8432 midst, middle; among | use
H8460 under | use
H8478 under, beneath; instead of | origin
H8479 under | use
H8672 nine | use
G235 but, rather | origin
G243 other, another | use
G260 together, at the same time | use
G302 would, ever (makes a statement conditional) | use
G303 each; among | order
G427 without | use
G473 in place of, for, because of | origin
G480 to oppose, be opposed | use
G481 opposite, on the other side | use
G561 before, in front of | use
G575 from, away from | use
G686 then, therefore | use
G687 then? (asks a question) | use
G846 he, she, it; self, same | use
G847 there, here | form
G848 of himself, of herself, of itself | form
G891 until, as far as | use
G1063 for, because | use
G1065 indeed, at least | use
G1161 but, and, now | use
G1223 through; because of | use
G1302 why? | phrase
G1352 therefore, for this reason | use
G1355 therefore indeed | use
G1360 because, therefore | use
G1418 badly, un- (prefix) | use
G1437 if, ever | use
G1438 himself, herself, itself; themselves | form
G1473 I | form
G1487 if, whether | use
G1488 you are (singular) | form
G1489 if indeed | use
G1490 otherwise, if not | phrase
G1498 may be, might be | form
G1499 if also, even if | phrase
G1508 except, if not | phrase
G1509 unless perhaps | phrase
G1510 to be; I am | form
G1511 to be | form
G1512 if indeed, since | use
G1513 if somehow | phrase
G1519 into, to, for | use
G1520 one | use
G1526 they are | form
G1527 one by one | phrase
G1535 whether, or, if | use
G1536 if anyone, whoever | phrase
G1537 out of, from | use
G1563 there | use
G1564 from there | use
G1565 that, that one; he, she, it | use
G1622 outside, except | use
G1683 myself | form
G1691 me | form
G1698 to me | form
G1699 my, mine | use
G1700 of me, my | form
G1715 before, in front of | use
G1722 in, on, among; by, with | use
G1726 before, in the presence of | use
G1752 because of, for the sake of | use
G1759 here | use
G1762 there is | form
G1782 from here | use
G1799 before, in the presence of | use
G1893 since, because; otherwise | use
G1894 since, because, when | use
G1895 since, inasmuch as | use
G1897 since indeed | use
G1909 on, upon, over | use
G2036 to say, speak | form
G2046 to say, speak | form
G2063 red | use
G2070 we are | form
G2071 will be | form
G2075 you are (plural) | form
G2076 he is, she is, it is | form
G2077 let it be, let him be | form
G2087 other, another, different | use
G2089 still, yet, longer | use
G2117 immediately, at once; straight, right | use
G2193 until, as far as | use
G2228 or; than | use
G2229 surely, truly | use
G2248 us | form
G2249 we | form
G2252 I was | form
G2254 to us | form
G2257 of us, our | form
G2258 was, were | form
G2260 than | use
G2277 let him be | form
G2396 see! behold! | form
G2400 behold! see! | form
G2443 so that, in order that | use
G2444 why? | phrase
G2468 be! (command) | form
G2504 and I, I also | form
G2505 just as | use
G2509 just as | use
G2526 as, in so far as | use
G2530 as, because | use
G2531 just as, as | use
G2532 and, also, even | use
G2534 and indeed, at least | use
G2539 although | use
G2543 and yet | use
G2544 although, and yet | use
G2546 and there | use
G2547 and from there | use
G2548 and he, and that one | use
G2579 and if, even if | use
G2596 according to; against; down from | use
G2597 to go down, come down | use
G2982 why? (lama) | use
G3004 to say, speak | origin
G3062 the rest, others | form
G3063 from now on, finally, the rest | form
G3064 from now on | form
G3122 especially, most of all | use
G3123 more, rather | use
G3165 me | form
G3303 indeed, on the one hand | use
G3304 rather, indeed | use
G3305 yet, however | use
G3326 with; after | use
G3360 until, as far as | use
G3361 not (in wishes, commands and conditions) | use
G3362 unless, if not | phrase
G3363 so that not, lest | phrase
G3364 by no means, never | phrase
G3365 by no means, not at all | use
G3366 and not, not even, neither | use
G3367 no one, nothing | use
G3368 never | use
G3371 no longer | use
G3378 not? (expects the answer yes) | phrase
G3379 lest, lest ever; perhaps | use
G3380 not yet | use
G3381 lest somehow, lest | use
G3383 neither, nor | use
G3385 is it? perhaps? (expects the answer no) | use
G3386 how much more, not to speak of | phrase
G3387 anyone? (expects the answer no); lest anyone | form
G3391 one (feminine) | form
G3427 to me | form
G3450 of me, my | form
G3483 yes, indeed | use
G3513 by (in an oath) | use
G3568 now | use
G3569 now, at present | phrase
G3570 now | use
G3588 the | use
G3592 this, this here | use
G3603 that is, which is | phrase
G3606 from where, therefore | use
G3634 such as, of what sort | use
G3697 of what sort, such as | use
G3698 when | use
G3699 where, wherever | use
G3704 so that, in order that; how | use
G3739 who, which, that | use
G3745 as many as, as great as, how much | use
G3746 who indeed | use
G3748 whoever, who, which | use
G3752 when, whenever | use
G3753 when | use
G3754 that, because | use
G3755 until, while | form
G3756 not, no | use
G3757 where | form
G3758 ha!, aha! | use
G3759 woe! alas! | use
G3761 and not, not even, neither | use
G3762 no one, nothing, none | use
G3763 never | use
G3764 not yet, never before | use
G3765 no longer, no more | use
G3766 then, therefore | use
G3767 therefore, then, so | use
G3768 not yet | use
G3777 neither, nor | use
G3778 this, this one; he | use
G3779 so, thus, in this way | use
G3780 not, no indeed | use
G3801 who is and who was and who is to come | phrase
G3844 from; beside, with | use
G3854 to come, arrive | use
G3956 all, every, whole | use
G4008 beyond, on the other side | use
G4012 about, concerning; around | use
G4026 to stand around, avoid | use
G4119 more, greater | use
G4133 but, however, except | use
G4159 from where? how? | use
G4169 what kind of? which? | use
G4212 how often? how many times? | use
G4214 how much? how many? | use
G4217 what kind of? | use
G4218 once, formerly, ever | use
G4219 when? | use
G4220 whether | use
G4225 somewhere; about | use
G4226 where? | use
G4250 before | use
G4253 before | use
G4314 to, toward, with | use
G4452 yet, ever | use
G4458 somehow, perhaps | use
G4459 how? | use
G4571 you (singular) | form
G4572 yourself | form
G4671 to you (singular) | form
G4674 your, yours (singular) | use
G4675 of you, your (singular) | form
G4771 you (singular) | form
G4862 with, together with | use
G5023 these things | form
G5024 in the same way, the same things | form
G5025 to these, these (feminine) | form
G5026 to this, this (feminine) | form
G5037 and, both | use
G5100 someone, something; a certain one | use
G5101 who? what? why? | use
G5104 surely | use
G5105 therefore, for that reason | use
G5106 therefore, then | use
G5108 such, of this kind | use
G5118 so much, so great, so many | use
G5119 then, at that time | use
G5120 of this one, his | form
G5121 on the contrary | phrase
G5122 by name | phrase
G5123 that is | phrase
G5124 this, this thing | form
G5125 to these, these | form
G5126 this, this man | form
G5127 of this | form
G5128 these | form
G5129 to this, this | form
G5130 of these | form
G5207 son | use
G5209 you (plural) | form
G5210 you (plural) | form
G5212 your, yours (plural) | use
G5213 to you (plural) | form
G5216 of you, your (plural) | form
G5228 for, on behalf of; above | use
G5259 by; under | use
G5315 to eat | form
G5342 to carry, bring, bear | use
G5346 to say | use
G5599 O! oh! | use
G5600 may be, might be | form
G5602 here | use
G5607 being | form
G5613 as, like, how | use
G5615 likewise, in the same way | use
G5616 like, about | use
G5618 just as, as | use
G5619 just as if, as | use
G5620 so that, therefore | use
`;
