import { describeParsing } from './morphology.ts';

/** What a term of a parsing means, for a reader who has not learned it. In the order in which sentences are shown. */
const explanations: readonly [term: RegExp, sentence: string][] = [
  [/^(?:Aramaic: )?conjunction \+/, 'It begins with “and” or “but”, written as part of the word.'],
  [
    /preposition with article \+/,
    'It begins with a preposition such as “in the” or “to the”, written as part of the word.',
  ],
  [
    /preposition \+ (?!preposition)/,
    'It begins with a preposition such as “in”, “to” or “from”, written as part of the word.',
  ],
  [/(?:^|\+ )article \+/, 'It begins with “the”, written as part of the word.'],
  [/\bQal\b(?! passive)/, 'Qal is the basic stem: the plain action of the verb.'],
  [/\bQal passive\b/, 'Qal passive: the plain action, done to the subject.'],
  [/\bNiphal\b/, 'Niphal: the action happens to the subject, or the subject does it to itself.'],
  [/\bPiel\b/, 'Piel: an intensive or completed form of the action, often with an object.'],
  [/\bPual\b/, 'Pual is the passive of the Piel.'],
  [/\bHiphil\b/, 'Hiphil: the subject causes the action.'],
  [/^(?!Aramaic).*\bHophal\b/, 'Hophal is the passive of the Hiphil: the subject is caused to do or be something.'],
  [/\bHithpael\b/, 'Hithpael: the subject acts on itself, or with one another.'],
  [/\b(?:Polel|Pilpel|Palel|Pilel|Poel|Pealal|Palpel)\b/, 'This stem is the Piel of some roots: an intensive action.'],
  [/\b(?:Polal|Pulal|Polpal|Poal)\b/, 'This stem is the Pual of some roots: the passive of an intensive action.'],
  [
    /\b(?:Hithpolel|Hithpalpel|Hithpoel|Nithpael|Nithpoel|Nithpalel)\b/,
    'This stem is like the Hithpael: the subject acts on itself, or with one another.',
  ],
  [/\bHothpaal\b/, 'Hothpaal is the passive of the Hithpael.'],
  [/\bPeal\b/, 'Peal is the basic stem in Aramaic: the plain action of the verb.'],
  [/\bPeil\b/, 'Peil is the passive of the Peal.'],
  [/\bPael\b/, 'Pael: an intensive or completed form of the action, as the Piel in Hebrew.'],
  [
    /\b(?:Haphel|Aphel|Shaphel|Saphel|Hephal)\b/,
    'This stem is causative, as the Hiphil in Hebrew: the subject causes the action.',
  ],
  [/^Aramaic.*\bHophal\b/, 'Hophal is the passive of the Haphel: the subject is caused to do or be something.'],
  [/\b(?:Hithpeel|Ithpeel)\b/, 'This stem is the reflexive or passive of the Peal.'],
  [/\b(?:Hithpaal|Ithpaal|Ithpoel|Ithpolel|Ithpalpel)\b/, 'This stem is the reflexive or passive of the Pael.'],
  [/\b(?:Ittaphal|Hithaphel|Ishtaphel)\b/, 'This stem is the reflexive or passive of a causative.'],
  [/\bsequential imperfect\b/, 'Sequential imperfect: the next event of a story, usually translated as past.'],
  [/\bsequential perfect\b/, 'Sequential perfect: continues an imperfect or a command, usually translated as future.'],
  [
    /(?<!sequential )\bimperfect\b(?=, (?:first|second|third) person (?:mas|fem|com))/,
    'Imperfect: an action that is not complete, often translated as future or habitual.',
  ],
  [
    /(?<!sequential )\bperfect\b(?=, (?:first|second|third) person (?:mas|fem|com))/,
    'Perfect: a complete action, often translated as past.',
  ],
  [/\bcohortative\b/, 'Cohortative: “let me” or “let us”.'],
  [/\bjussive\b/, 'Jussive: “let him” or “may it”.'],
  [/\binfinitive construct\b/, 'Infinitive construct: “to do” or “doing”, often after a preposition.'],
  [/\binfinitive absolute\b/, 'Infinitive absolute: often strengthens a verb of the same root, “surely”.'],
  [/\bactive participle\b/, 'Active participle: one who does the action, or is doing it.'],
  [/\bpassive participle\b/, 'Passive participle: one to whom the action is done.'],
  [/, determined\b/, 'Determined: its Aramaic ending means “the”.'],
  [/, construct\b/, 'Construct: belongs to the next word, “… of”.'],
  [/\bpronoun suffix, first/, 'The ending means “my”, “me”, “our” or “us”.'],
  [/\bpronoun suffix, second/, 'The ending means “your” or “you”.'],
  [/\bpronoun suffix, third person masculine singular/, 'The ending means “his”, “him” or “it”.'],
  [/\bpronoun suffix, third person feminine singular/, 'The ending means “her” or “it”.'],
  [/\bpronoun suffix, third person \w+ plural/, 'The ending means “their” or “them”.'],
  [/\bobject marker\b/, 'It marks the definite object of the verb, and is not translated.'],
  [/\baorist\b/, 'Aorist: the action as a whole, usually translated as simple past in a statement.'],
  [/\bpresent\b/, 'Present: an action that goes on or is repeated.'],
  [/\bimperfect (?:active|middle|passive)/, 'Imperfect: an action that went on in the past.'],
  [/\bfuture\b/, 'Future: an action that is to come.'],
  [/\bpluperfect\b/, 'Pluperfect: a result that stood in the past.'],
  [/(?<!plu)\bperfect (?:active|middle|passive)/, 'Perfect: a past action whose result still stands.'],
  [
    /\bmiddle or passive deponent\b|\bmiddle deponent\b|\bpassive deponent\b/,
    'Deponent: passive or middle in form, active in meaning.',
  ],
  [/\bmiddle\b(?! deponent| or passive)/, 'Middle: the subject acts for or on itself.'],
  [/(?:aorist|present|imperfect|future|perfect) passive\b(?! deponent)/, 'Passive: the action is done to the subject.'],
  [/\bindicative\b/, 'Indicative: a statement or a question of fact.'],
  [/\bsubjunctive\b/, 'Subjunctive: what may or should happen, often after “that” or “if”.'],
  [/\boptative\b/, 'Optative: a wish.'],
  [/\bimperative\b/, 'Imperative: a command.'],
  [/(?:active|middle|passive|deponent) infinitive\b/, 'Infinitive: “to do”.'],
  [
    /(?:active|middle|passive|deponent) participle, (?:masculine|feminine|neuter)/,
    'Participle: describes someone by the action, “doing” or “who does”.',
  ],
  [/\bnominative\b/, 'Nominative: the subject of the sentence, or what is said to be the subject.'],
  [/\bgenitive\b/, 'Genitive: “of …”, whose or from what.'],
  [/\bdative\b/, 'Dative: “to”, “for”, “with” or “in”.'],
  [/\baccusative\b/, 'Accusative: the object of the action or of a preposition.'],
  [/\bvocative\b/, 'Vocative: the person who is spoken to.'],
];

/**
 * Explains the terms of a morphology code (OSHM or Robinson's) in short sentences, in the order of the word. Empty for an
 * unknown code.
 */
export function explainParsing(code: string): string[] {
  const parsing = describeParsing(code);
  const isParticiple =
    /(?:active|passive) participle, (?:masculine|feminine|common)/.test(parsing) && /^[HA]/.test(code);
  return explanations.flatMap(([term, sentence]) => {
    if (!term.test(parsing)) return [];
    // Greek participles have their own sentence.
    if (/^(?:Active|Passive) participle/.test(sentence) && !isParticiple) return [];
    if (sentence.startsWith('Participle') && isParticiple) return [];
    return [sentence];
  });
}
