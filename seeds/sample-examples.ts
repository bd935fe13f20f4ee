/** A sample verse: its verse id, and its text in the tagged King James Version with a tag after each tagged word. */
export interface SampleVerse {
  id: number;
  text: string;
}

/** The first verses of ten Strong's numbers, for when neither the API nor the entry's page is available. */
export const sampleExamples: Readonly<Record<string, readonly SampleVerse[]>> = {
  H7225: [
    {
      id: 1001001,
      text: 'In the beginning{H7225} God{H430} {H853}created{H1254} the heaven{H8064} and{H853} the earth{H776}.',
    },
    {
      id: 1010010,
      text: 'And the beginning{H7225} of his kingdom{H4467} was Babel{H894}, and Erech{H751}, and Accad{H390}, and Calneh{H3641}, in the land{H776} of Shinar{H8152}.',
    },
    {
      id: 1049003,
      text: 'Reuben{H7205}, thou art my firstborn{H1060}, my might{H3581}, and the beginning{H7225} of my strength{H202}, the excellency{H3499} of dignity{H7613}, and the excellency{H3499} of power{H5794}:',
    },
  ],
  H430: [
    {
      id: 1001001,
      text: 'In the beginning{H7225} God{H430} {H853}created{H1254} the heaven{H8064} and{H853} the earth{H776}.',
    },
    {
      id: 1001002,
      text: 'And the earth{H776} was{H1961} without form{H8414}, and void{H922}; and darkness{H2822} was upon the face{H6440} of the deep{H8415}. And the Spirit{H7307} of God{H430} moved{H7363} upon{H5921} the face{H6440} of the waters{H4325}.',
    },
    { id: 1001003, text: 'And God{H430} said{H559}, Let there be{H1961} light{H216}: and there was light{H216}.' },
  ],
  H1254: [
    {
      id: 1001001,
      text: 'In the beginning{H7225} God{H430} {H853}created{H1254} the heaven{H8064} and{H853} the earth{H776}.',
    },
    {
      id: 1001021,
      text: 'And God{H430} created{H1254} great{H1419} whales{H8577}, and every living{H2416} creature{H5315} that moveth{H7430}, which the waters{H4325} brought forth abundantly{H8317}, after their kind{H4327}, and every winged{H3671} fowl{H5775} after his kind{H4327}: and God{H430} saw{H7200} that it was good{H2896}.',
    },
    {
      id: 1001027,
      text: 'So God{H430} created{H1254} man{H120} in his own image{H6754}, in the image{H6754} of God{H430} created{H1254} he him; male{H2145} and female{H5347} created{H1254} he them.',
    },
  ],
  H3068: [
    {
      id: 1002004,
      text: 'These{H428} are the generations{H8435} of the heavens{H8064} and of the earth{H776} when they were created{H1254}, in the day{H3117} that the LORD{H3068} God{H430} made{H6213} the earth{H776} and the heavens{H8064},',
    },
    {
      id: 1002005,
      text: 'And every plant{H7880} of the field{H7704} before{H2962} it was in the earth{H776}, and every herb{H6212} of the field{H7704} before{H2962} it grew{H6779}: for{H3588} the LORD{H3068} God{H430} had not{H3808} caused it to rain{H4305} upon the earth{H776}, and there was not{H369} a man{H120} to till{H5647} the ground{H127}.',
    },
    {
      id: 1002007,
      text: 'And the LORD{H3068} God{H430} formed{H3335} man{H120} of the dust{H6083} of{H4480} the ground{H127}, and breathed{H5301} into his nostrils{H639} the breath{H5397} of life{H2416}; and man{H120} became a living{H2416} soul{H5315}.',
    },
  ],
  H776: [
    {
      id: 1001001,
      text: 'In the beginning{H7225} God{H430} {H853}created{H1254} the heaven{H8064} and{H853} the earth{H776}.',
    },
    {
      id: 1001002,
      text: 'And the earth{H776} was{H1961} without form{H8414}, and void{H922}; and darkness{H2822} was upon the face{H6440} of the deep{H8415}. And the Spirit{H7307} of God{H430} moved{H7363} upon{H5921} the face{H6440} of the waters{H4325}.',
    },
    {
      id: 1001010,
      text: 'And God{H430} called{H7121} the dry{H3004} land Earth{H776}; and the gathering together{H4723} of the waters{H4325} called{H7121} he Seas{H3220}: and God{H430} saw{H7200} that it was good{H2896}.',
    },
  ],
  H120: [
    {
      id: 1001026,
      text: 'And God{H430} said{H559}, Let us make{H6213} man{H120} in our image{H6754}, after our likeness{H1823}: and let them have dominion{H7287} over the fish{H1710} of the sea{H3220}, and over the fowl{H5775} of the air{H8064}, and over the cattle{H929}, and over all the earth{H776}, and over every creeping thing{H7431} that creepeth{H7430} upon the earth{H776}.',
    },
    {
      id: 1001027,
      text: 'So God{H430} created{H1254} man{H120} in his own image{H6754}, in the image{H6754} of God{H430} created{H1254} he him; male{H2145} and female{H5347} created{H1254} he them.',
    },
    {
      id: 1002005,
      text: 'And every plant{H7880} of the field{H7704} before{H2962} it was in the earth{H776}, and every herb{H6212} of the field{H7704} before{H2962} it grew{H6779}: for{H3588} the LORD{H3068} God{H430} had not{H3808} caused it to rain{H4305} upon the earth{H776}, and there was not{H369} a man{H120} to till{H5647} the ground{H127}.',
    },
  ],
  G25: [
    {
      id: 40005043,
      text: 'Ye have heard{G191} that{G3754} it hath been said{G4483}, Thou shalt love{G25} thy{G4675} {G3588}neighbour{G4139}, and{G2532} hate{G3404} thine{G4675} {G3588}enemy{G2190}.',
    },
    {
      id: 40005044,
      text: 'But{G1161} I{G1473} say{G3004} unto you{G5213}, Love{G25} your{G5216} {G3588}enemies{G2190}, bless{G2127} them that{G3588} curse{G2672} you{G5209}, do{G4160} good{G2573} {G3588}to them that hate{G3404} you{G5209}, and{G2532} pray{G4336} for{G5228} {G3588}them which despitefully use{G1908} you{G5209}, and{G2532} persecute{G1377} you{G5209};',
    },
    {
      id: 40005046,
      text: 'For{G1063} if{G1437} ye love{G25} {G3588}them which love{G25} you{G5209}, what{G5101} reward{G3408} have ye{G2192}? do{G4160} not{G3780} even{G2532} the{G3588} publicans{G5057} {G3588}the same{G846}?',
    },
  ],
  G26: [
    {
      id: 40024012,
      text: 'And{G2532} because{G1223} {G3588}iniquity{G458} {G3588}shall abound{G4129}, the{G3588} love{G26} {G3588}of many{G4183} shall wax cold{G5594}.',
    },
    {
      id: 42011042,
      text: 'But{G235} woe{G3759} unto you{G5213}, {G3588}Pharisees{G5330}! for{G3754} ye tithe{G586} {G3588}mint{G2238} and{G2532} {G3588}rue{G4076} and{G2532} all manner of{G3956} herbs{G3001}, and{G2532} pass over{G3928} {G3588}judgment{G2920} and{G2532} the{G3588} love{G26} {G3588}of God{G2316}: these{G5023} ought ye{G1163} to have done{G4160}, and{G2548} not{G3361} to leave{G863} the other{G2548} undone{G863}.',
    },
    {
      id: 43005042,
      text: 'But{G235} I know{G1097} you{G5209}, that{G3754} ye have{G2192} not{G3756} the{G3588} love{G26} {G3588}of God{G2316} in{G1722} you{G1438}.',
    },
  ],
  G2316: [
    {
      id: 40001023,
      text: 'Behold{G2400}, {G3588}a virgin{G3933} shall be{G2192} with{G1722} child{G1064}, and{G2532} shall bring forth{G5088} a son{G5207}, and{G2532} they shall call{G2564} his{G846} {G3588}name{G3686} Emmanuel{G1694}, which{G3739} being interpreted{G3177} is{G2076}, {G3588}God{G2316} with{G3326} us{G2257}.',
    },
    {
      id: 40003009,
      text: 'And{G2532} think{G1380} not{G3361} to say{G3004} within{G1722} yourselves{G1438}, We have{G2192} {G3588}Abraham{G11} to{G3962} our father{G3962}: for{G1063} I say{G3004} unto you{G5213}, that{G3754} {G3588}God{G2316} is able{G1410} of{G1537} these{G5130} {G3588}stones{G3037} to raise up{G1453} children{G5043} {G3588}unto Abraham{G11}.',
    },
    {
      id: 40003016,
      text: 'And{G2532} {G3588}Jesus{G2424}, when he was baptized{G907}, went up{G305} straightway{G2117} out of{G575} the{G3588} water{G5204}: and{G2532}, lo{G2400}, the{G3588} heavens{G3772} were opened{G455} unto him{G846}, and{G2532} he saw{G1492} the{G3588} Spirit{G4151} {G3588}of God{G2316} descending{G2597} like{G5616} a dove{G4058}, and{G2532} lighting{G2064} upon{G1909} him{G846}:',
    },
  ],
  G4102: [
    {
      id: 40008010,
      text: 'When{G191} {G1161}{G3588}Jesus{G2424} heard{G191} it, he marvelled{G2296}, and{G2532} said{G2036} {G3588}to them that followed{G190}, Verily{G281} I say{G3004} unto you{G5213}, I have{G2147} not{G3761} found{G2147} so great{G5118} faith{G4102}, no, not{G3761} in{G1722} {G3588}Israel{G2474}.',
    },
    {
      id: 40009002,
      text: 'And{G2532}, behold{G2400}, they brought{G4374} to him{G846} a man sick of the palsy{G3885}, lying{G906} on{G1909} a bed{G2825}: and{G2532} {G3588}Jesus{G2424} seeing{G1492} their{G846} {G3588}faith{G4102} said{G2036} {G3588}unto the sick of the palsy{G3885}; Son{G5043}, be of good cheer{G2293}; thy{G4675} {G3588}sins{G266} be forgiven{G863} thee{G4671}.',
    },
    {
      id: 40009022,
      text: '{G3588}But{G1161} Jesus{G2424} turned him about{G1994}, and{G2532} when he saw{G1492} her{G846}, he said{G2036}, Daughter{G2364}, be of good comfort{G2293}; thy{G4675} {G3588}faith{G4102} hath made{G4982} thee{G4571} whole{G4982}. And{G2532} the{G3588} woman{G1135} was made whole{G4982} from{G575} that{G1565} {G3588}hour{G5610}.',
    },
  ],
};
