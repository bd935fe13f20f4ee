import type { Book } from './books.ts';

/**
 * Names of books in addition to their name, slug, OSIS identifier and abbreviation: USFM codes, the style books of the
 * Society of Biblical Literature and of Chicago, study programs, older Bibles. Without numbers, full stops and
 * capitals; numbered books have the name without its number.
 */
const names: Record<string, string> = {
  Gen: 'gn, ge, gene',
  Exod: 'ex, exo, exd',
  Lev: 'lv, le, levit',
  Num: 'nm, nu, nb, numb',
  Deut: 'dt, de, deu',
  Josh: 'jos, jsh, josue',
  Judg: 'jdg, jg, jgs, jdgs, judge',
  Ruth: 'ru, rt, rth, rut',
  Sam: 'sa, sm, s, samuel, sml',
  Kgs: 'ki, kg, kgs, k, kin, king, kings',
  Chr: 'ch, chr, cr, chron, chronicle, chronicles, paralipomenon, para',
  Ezra: 'ezr, esr, esdras',
  Neh: 'ne, nehem',
  Esth: 'es, est, esther, ester',
  Job: 'jb',
  Ps: 'ps, psa, psm, pss, psalm, pslm, pslms, psal, pslam, psalter',
  Prov: 'pr, prv, pro, proverb, proverbs solomon',
  Eccl: 'ec, ecc, eccle, eccles, qoh, qoheleth, qohelet, koheleth, preacher, ecclesiastes or the preacher',
  Song: 'sg, so, ss, sos, sng, song, song songs, songs, song sol, song sng, canticle, canticles, cant, canticle of canticles, solomons song, cnt, songs solomon, sol',
  Isa: 'is, isai, esaias',
  Jer: 'jr, je, jerem',
  Lam: 'lm, la, lament, lamentation, lamentations jeremiah',
  Ezek: 'ezk, eze, ezechiel',
  Dan: 'dn, da, dnl',
  Hos: 'ho, hs, hosee, osee',
  Joel: 'jl, joe, jol',
  Amos: 'am, amo',
  Obad: 'ob, oba, obd, abdias',
  Jonah: 'jon, jnh, jna, jonas',
  Mic: 'mi, mch, micheas',
  Nah: 'na, nam, nh',
  Hab: 'hbk, habacuc, habakuk',
  Zeph: 'zep, zp, zph, sophonias',
  Hag: 'hg, hgg, aggeus',
  Zech: 'zec, zc, zch, zachariah, zacharias, zac',
  Mal: 'ml, mala, malachias',
  Matt: 'mt, mat, mtt, matth, mathew',
  Mark: 'mk, mr, mrk, mar',
  Luke: 'lk, lu, luk, lc',
  John: 'jn, jhn, joh, jno',
  Acts: 'ac, act, acts apostles, acts holy apostles',
  Rom: 'rm, ro, rmn, roman',
  Cor: 'co, cor, corinthian, corinthians, corin',
  Gal: 'ga, galat, galatian',
  Eph: 'ep, ephes, ephesian',
  Phil: 'php, pp, philip, philippian, phlp, phi, phl',
  Col: 'co, col, colos, colossian, colos',
  Thess: 'th, ths, thes, thess, thessalonian, thessalonians, thsln',
  Tim: 'ti, tm, tim, timothy, tmth',
  Titus: 'ti, tit, tt',
  Phlm: 'phm, pm, philem, phile, phlmn',
  Heb: 'he, hebr, hebrew',
  Jas: 'jm, ja, jam, jms, jac',
  Pet: 'pe, pt, p, pet, peter, ptr',
  John3: 'jn, jo, jhn, j, joh, john',
  Jude: 'jd, jde, jude apostle',
  Rev: 're, rv, rvl, apoc, apocalypse, ap, revelations, revelation john, revelation jesus christ, apocalypse john',
};

/** "1Sam" as ["1", "Sam"]; the letters of John have another key than his gospel. */
export function splitOsisId({ osis }: Book): [number: string, base: string] {
  const [, number = '', base = ''] = /^([1-3]?)(.*)$/.exec(osis) ?? [];
  return [number, number !== '' && base === 'John' ? 'John3' : base];
}

/** The name, the abbreviations, and other English names of a book. */
export function englishNames(book: Book): string[] {
  const [number, base] = splitOsisId(book);
  const others = splitNameList(names[base]).map((each) => withNumber(number, each));
  return [book.name, book.osis, book.abbreviation, ...others];
}

export function withNumber(number: string, name: string): string {
  return number === '' ? name : `${number} ${name}`;
}

export function splitNameList(text: string | undefined): string[] {
  return (text ?? '').split(', ').filter(Boolean);
}

/** A name reduced to letters and digits for look-up. */
export function normalizeBookName(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}
