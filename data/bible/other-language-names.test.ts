// cspell:disable
import { describe, expect, it } from 'vitest';
import { bookOfName } from './book-names.ts';
import { books } from './books.ts';
import { commonLanguageNames } from './common-language-names.ts';
import { tryFindBook } from './find-book.ts';
import { addLanguageNames, bookOfLanguageName } from './other-language-names.ts';
import { rareLanguageNames } from './rare-language-names.ts';

/** Tables of contents: Reina-Valera 1960, Luther 2017, Louis Segond 1910, Almeida, Nuova Riveduta, Synodal. */
const contents: Record<string, string> = {
  Spanish:
    'Génesis Éxodo Levítico Números Deuteronomio Josué Jueces Rut 1_Samuel 2_Samuel 1_Reyes 2_Reyes 1_Crónicas 2_Crónicas Esdras Nehemías Ester Job Salmos Proverbios Eclesiastés Cantares Isaías Jeremías Lamentaciones Ezequiel Daniel Oseas Joel Amós Abdías Jonás Miqueas Nahúm Habacuc Sofonías Hageo Zacarías Malaquías Mateo Marcos Lucas Juan Hechos Romanos 1_Corintios 2_Corintios Gálatas Efesios Filipenses Colosenses 1_Tesalonicenses 2_Tesalonicenses 1_Timoteo 2_Timoteo Tito Filemón Hebreos Santiago 1_Pedro 2_Pedro 1_Juan 2_Juan 3_Juan Judas Apocalipsis',
  German:
    '1._Mose 2._Mose 3._Mose 4._Mose 5._Mose Josua Richter Rut 1._Samuel 2._Samuel 1._Könige 2._Könige 1._Chronik 2._Chronik Esra Nehemia Ester Hiob Psalmen Sprüche Prediger Hoheslied Jesaja Jeremia Klagelieder Hesekiel Daniel Hosea Joel Amos Obadja Jona Micha Nahum Habakuk Zefanja Haggai Sacharja Maleachi Matthäus Markus Lukas Johannes Apostelgeschichte Römer 1._Korinther 2._Korinther Galater Epheser Philipper Kolosser 1._Thessalonicher 2._Thessalonicher 1._Timotheus 2._Timotheus Titus Philemon Hebräer Jakobus 1._Petrus 2._Petrus 1._Johannes 2._Johannes 3._Johannes Judas Offenbarung',
  French:
    'Genèse Exode Lévitique Nombres Deutéronome Josué Juges Ruth 1_Samuel 2_Samuel 1_Rois 2_Rois 1_Chroniques 2_Chroniques Esdras Néhémie Esther Job Psaumes Proverbes Ecclésiaste Cantique_des_cantiques Ésaïe Jérémie Lamentations Ézéchiel Daniel Osée Joël Amos Abdias Jonas Michée Nahum Habacuc Sophonie Aggée Zacharie Malachie Matthieu Marc Luc Jean Actes Romains 1_Corinthiens 2_Corinthiens Galates Éphésiens Philippiens Colossiens 1_Thessaloniciens 2_Thessaloniciens 1_Timothée 2_Timothée Tite Philémon Hébreux Jacques 1_Pierre 2_Pierre 1_Jean 2_Jean 3_Jean Jude Apocalypse',
  Portuguese:
    'Gênesis Êxodo Levítico Números Deuteronômio Josué Juízes Rute 1_Samuel 2_Samuel 1_Reis 2_Reis 1_Crônicas 2_Crônicas Esdras Neemias Ester Job Salmos Provérbios Eclesiastes Cantares Isaías Jeremias Lamentações Ezequiel Daniel Oseias Joel Amós Obadias Jonas Miqueias Naum Habacuque Sofonias Ageu Zacarias Malaquias Mateus Marcos Lucas João Atos Romanos 1_Coríntios 2_Coríntios Gálatas Efésios Filipenses Colossenses 1_Tessalonicenses 2_Tessalonicenses 1_Timóteo 2_Timóteo Tito Filemom Hebreus Tiago 1_Pedro 2_Pedro 1_João 2_João 3_João Judas Apocalipse',
  Russian:
    'Бытие Исход Левит Числа Второзаконие Иисус_Навин Судей Руфь 1_Царств 2_Царств 3_Царств 4_Царств 1_Паралипоменон 2_Паралипоменон Ездра Неемия Есфирь Иов Псалтирь Притчи Екклесиаст Песнь Исаия Иеремия Плач_Иеремии Иезекииль Даниил Осия Иоиль Амос Авдий Иона Михей Наум Аввакум Софония Аггей Захария Малахия От_Матфея От_Марка От_Луки От_Иоанна Деяния Римлянам 1_Коринфянам 2_Коринфянам Галатам Ефесянам Филиппийцам Колоссянам 1_Фессалоникийцам 2_Фессалоникийцам 1_Тимофею 2_Тимофею Титу Филимону Евреям Иакова 1_Петра 2_Петра 1_Иоанна 2_Иоанна 3_Иоанна Иуды Откровение',
};

describe.each(Object.entries(contents))('%s', (_, text) => {
  const names = text.split(' ').map((name) => name.replaceAll('_', ' '));

  it('names every book', () => {
    expect(names).toHaveLength(books.length);
  });

  it.each(names.map((name, at): [string, string] => [name, books[at]?.name ?? '']))('reads %s as %s', (name, book) => {
    expect(tryFindBook(name)?.name).toBe(book);
  });
});

it.each([
  ['Księga Rodzaju', 'Genesis'],
  ['Kejadian', 'Genesis'],
  ['Yohanes', 'John'],
  ['ヨハネ', 'John'],
  ['Yuhanna', 'John'],
])('reads %s with the names of the other languages', (name, book) => {
  expect(bookOfLanguageName('love')).toBeUndefined();
  addLanguageNames(rareLanguageNames);
  expect(bookOfLanguageName(name)?.name).toBe(book);
});

it('has a line of names for each book, without English names', () => {
  for (const table of [commonLanguageNames, rareLanguageNames]) {
    const lines = table.split('\n');
    expect(lines).toHaveLength(books.length);
    expect(lines.flatMap((line) => line.split(' ')).filter((name) => bookOfName(name))).toEqual([]);
  }
});
