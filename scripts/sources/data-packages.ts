/** A Debian package with files that the build reads. */
export interface DataPackage {
  /** The version that the build was tested with. */
  version: string;
  /** Its folder below `/usr/share`. */
  folder: string;
  /** SHA-256 of each file in that version. The rest of the package is discarded. */
  checksums: Readonly<Record<string, string>>;
}

/**
 * Packages of Debian and Ubuntu. Another version of a file is accepted if it can be read and the library passes its
 * assertions.
 */
export const dataPackages = {
  'bibledit-cloud-data': {
    version: '5.0.992-4',
    folder: 'bibledit-cloud',
    checksums: {
      'sources/kjv.xml': 'c9b49bd9436748e6e46bf28adf25af1ed292d94121929f96c6e0e1ed2b7a1772',
      'sources/morphgnt/61-Mt-morphgnt.txt': '5cb893ffaa63b96de98eb13cf66117115bc7b0e3c66461a6e6bdc497f641e216',
      'sources/morphgnt/62-Mk-morphgnt.txt': '006312ef83a9432444367e773a51fd9c8cbed7bfadc1bb0f816b61fdc078a4fa',
      'sources/morphgnt/63-Lk-morphgnt.txt': 'ef83ec8b4158affad64222c6e6bd89eeb95bab95fbc22df9dc3d7539263141d6',
      'sources/morphgnt/64-Jn-morphgnt.txt': 'a3b212918df9a392bf31e0360c40257f997b3ad5d2de72056a7d4bed0b66411b',
      'sources/morphgnt/65-Ac-morphgnt.txt': '0e71ab5a160c721a2b690e051386a607cee31e84de06f8363a9da34b69627beb',
      'sources/morphgnt/66-Ro-morphgnt.txt': 'e9bae5fe9f228543b4d65ee310f98182b040b548efc4b22f633e7b6b3b1bc8f3',
      'sources/morphgnt/67-1Co-morphgnt.txt': '2a69f9f887fbb47f14d7ace5cca3570c404a1b1f77e08bd14e1f70f2a2975d6c',
      'sources/morphgnt/68-2Co-morphgnt.txt': '6fe71399a553fe07dc302f38607d513aba87f8ab1e173d65545904f5819ff2b4',
      'sources/morphgnt/69-Ga-morphgnt.txt': '4a9354d8683e08dd057f9a8030f0734d1bf5579b0d71f704740ed6fa54e301d2',
      'sources/morphgnt/70-Eph-morphgnt.txt': 'eb801bfbf0853ea193fa5fde46d3d7cf30cd3f09dfd94bb9d8ee51ce17b4a1f1',
      'sources/morphgnt/71-Php-morphgnt.txt': 'd9fd46b5d33bef91da05c7e568501b3bfe548015acbca528f36d2a61d8abc47b',
      'sources/morphgnt/72-Col-morphgnt.txt': 'dec17e443b0625d0502d34d7aa9ed9d1f1389e967d868e542c0aa12aa3ad2ee4',
      'sources/morphgnt/73-1Th-morphgnt.txt': '0d7f197a1f0fba96f493cebe53522082584d99f0795cc82f9678ebb279f85815',
      'sources/morphgnt/74-2Th-morphgnt.txt': '47e4bd86c8b3a21bba9dd8ab2d618272508a8ca7d86d471b5da589514892d49f',
      'sources/morphgnt/75-1Ti-morphgnt.txt': '7d54169809cfa6a37490985e7ddc29d490eb226d9b8cc113d86e1ba434fe4e2b',
      'sources/morphgnt/76-2Ti-morphgnt.txt': '64e1638132ca14346d645a0bd870b94f2b833219531c6bf24c24b812993d055c',
      'sources/morphgnt/77-Tit-morphgnt.txt': '164691a91d8e2f9480a31a0dcb287495c61d18a940ba222e7a0dab3b9c044ffb',
      'sources/morphgnt/78-Phm-morphgnt.txt': 'f9d200290cec2fd8e2f98c45e4caafb94c134b3f4488ae0a20d250d9db7f0dd6',
      'sources/morphgnt/79-Heb-morphgnt.txt': '0c53d95079d947d7e66ae5310918f0096d2e389d89806c8f2802a5bf715c1722',
      'sources/morphgnt/80-Jas-morphgnt.txt': '5dde6c3f0935ed5e3e1973467883e488b8d3e8f210b371661cdf530d1699cd10',
      'sources/morphgnt/81-1Pe-morphgnt.txt': '4e9c3e057edbc9b46aefa109545bb3d2fc8e7a0dc252b9e68221ba22eda17cce',
      'sources/morphgnt/82-2Pe-morphgnt.txt': '0a9b69dcfbfbc78ffe039154b4c3e31500c5673594bbfe03bb9952062e38ab22',
      'sources/morphgnt/83-1Jn-morphgnt.txt': 'ce7b0ff66c9e4f5a23ae0a1024fd27e97593549aa7c8ef21bca206ee810347f6',
      'sources/morphgnt/84-2Jn-morphgnt.txt': 'c8ef824d31d720e5dc40c11076ca8845d62dc1466aeed037c19ed8b18dc842bd',
      'sources/morphgnt/85-3Jn-morphgnt.txt': '9e217424196bf4f249d85f571c2a3382639df4307bebaca2c9cb658a2d9adb8d',
      'sources/morphgnt/86-Jud-morphgnt.txt': '4a141c51b5192b3ca2d28f90ab444599b748a16dea4b80ad0b711f9040346cd2',
      'sources/morphgnt/87-Re-morphgnt.txt': '5fe93c3ca8694081dba6bb3ecb6f7c15244098498a6d51280f25808a19e3fd76',
      'sources/abbott-smith/abbott-smith.tei_lemma.xml':
        '265ddf84fe83368136e33c244cebfd7350c6b1107c1cf1747706228ebbb4f2c3',
      'sources/hebrewlexicon/AugIndex.xml': 'e7217ca8ff8ff3f21f9cf1bbe87411adf55f6aa88bcf5ed9ddc886cc6b160c5d',
      'sources/hebrewlexicon/BrownDriverBriggs.xml': '04d5f0be5ed045b57423edc222c2cf39e32bff4592ad1d346ca9fce4b642c093',
      'sources/hebrewlexicon/LexicalIndex.xml': '3e224a6fcb863e89426475a999f8c49567887069445d1f68af179e0a35693cfb',
      'related/ot-quotations-in-nt.xml': '624cb82eadcd98235b9e1d647bf2966fcf0f18c296638f73d6db3714eb6f368a',
      'related/parallel-passages-nt.xml': 'fc22a7e093a1b9a498aa752f94ffec85b621bf7ea8b0c0a23f35cceebe6c8ab4',
      'related/parallel-passages-ot.xml': '2d041879e73015f39299d9ecc11e3e47382fb56727a768d61cd5d70a55429473',
    },
  },
  'sword-text-web': {
    version: '426.0-1',
    folder: 'sword',
    checksums: {
      'modules/texts/ztext/engWEB2015eb/ot.bzs': '2c16645bb829c05b20f39769e1fa23212743335143833a819f29e412c6def8ce',
      'modules/texts/ztext/engWEB2015eb/ot.bzv': 'dbd3b762b7159c5dd4b535f75b6ab643fb62ae44f4655aff3c5098a955a1ae57',
      'modules/texts/ztext/engWEB2015eb/ot.bzz': '4633066d3872f1a3e600d2d10e667a13cd6c32bf116ca971d3c8f288bc3ea453',
      'modules/texts/ztext/engWEB2015eb/nt.bzs': 'bec87a360bbc6bfbcd7de513edf928ceebb428dd2baff813aebf521bb0c6cc83',
      'modules/texts/ztext/engWEB2015eb/nt.bzv': 'bb7a522d8323ccd7be462fca4dcd53c06d966c140fe260a6295e05393d259338',
      'modules/texts/ztext/engWEB2015eb/nt.bzz': '5429389d9331b7a86901a73afa74f32d089cae3d5bd8dfe304b11808714a69ba',
    },
  },
  'sword-text-sparv': {
    version: '2.60-1',
    folder: 'sword',
    checksums: {
      'modules/texts/ztext/spaRV1909eb/ot.bzs': '0e39106ae15a29cef56feac683f8482be380536a1c456e006867f9fa94c0338e',
      'modules/texts/ztext/spaRV1909eb/ot.bzv': '0f23b1ebff5ecdd352a64feda5bb047cba27ce3624fa7b00717f763835d96e20',
      'modules/texts/ztext/spaRV1909eb/ot.bzz': 'daae868e179e6cc884ad2c9429a9dfaf9745d61caa6dbb9da2a8b24ec3c01337',
      'modules/texts/ztext/spaRV1909eb/nt.bzs': 'b88dda1e9ab50d158262ab141af7823269acb19c581621683298be5b6e154d58',
      'modules/texts/ztext/spaRV1909eb/nt.bzv': 'a9583ba1b4c66dfdd8bfb6a0b1833bdaa02f9e2cc3465c5a802cf19cbc2f2533',
      'modules/texts/ztext/spaRV1909eb/nt.bzz': '7baf6b1e798b193315fed89d0e84e8e1a033d035316f66c78d456f5fb8c87e20',
    },
  },
} as const satisfies Record<string, DataPackage>;

export type DataPackageName = keyof typeof dataPackages;
