import { formatQuery } from './format.ts';
import { isGrammarWords } from './form-query.ts';
import type { MorphologyNode, SearchNode, SearchQuery, Words } from './tree.ts';

/** A part of a query as it was understood. The reader can remove it. */
export interface Chip {
  /** "faith", "“free spirit”", "without hate", "love where it translates G26", "in Romans". */
  label: string;
  /** The query without this part; empty when nothing is left. */
  queryWithout: string;
}

/** One chip for each required or excluded part, and one for each `in:`. */
export function describeQuery(query: SearchQuery): Chip[] {
  const { node, scopes } = query;
  const parts = node.kind === 'and' ? node.parts : [node];
  return [
    ...parts.map((part, index) => ({ label: describeNode(part), queryWithout: withoutPart(query, parts, index) })),
    ...scopes.map((scope, index) => ({
      label: `in ${scope.label}`,
      queryWithout: formatQuery({ node, scopes: scopes.filter((_, at) => at !== index) }),
    })),
  ];
}

/** The query without one part. Empty when only exclusions would be left, because they need a positive part. */
function withoutPart({ scopes }: SearchQuery, parts: readonly SearchNode[], index: number): string {
  const rest = parts.filter((_, at) => at !== index);
  const [first] = rest;
  if (!first || rest.every(({ kind }) => kind === 'not')) return '';
  return formatQuery({ node: rest.length === 1 ? first : { kind: 'and', parts: rest }, scopes });
}

/** A description for readers: "faith or joy", "faith within 3 verses of joy". */
function describeNode(node: SearchNode): string {
  switch (node.kind) {
    case 'words':
      return describeWords(node);
    case 'number':
      return node.number;
    case 'tagged':
      if (node.isOther) return `${node.number} not translated as ${describeWords(node)}`;
      return `${describeWords(node)} where it translates ${node.number}`;
    case 'morphology':
      return describeForm(node);
    case 'exact':
      return `${describeWords(node)} ${node.strictness === 'case' ? 'with exact capitals' : 'exactly as written'}`;
    case 'stem':
      return `all forms of ${node.text}`;
    case 'reference':
      return node.label;
    case 'near-words':
      return node.distance === 1
        ? `${node.parts.map(describeWords).join(' next to ')}`
        : node.parts.map(describeWords).join(` within ${node.distance} words of `);
    case 'near-verses':
      return node.parts.map(describeSide).join(` ${describeDistance(node.unit, node.distance)} `);
    case 'and':
      return node.parts.map(describeSide).join(' and ');
    case 'or':
      if (node.wildcard) return node.wildcard.text;
      return node.parts
        .map((part) => (part.kind === 'and' ? `(${describeNode(part)})` : describeNode(part)))
        .join(' or ');
    case 'not':
      if (node.part.kind === 'tagged' && !node.part.isOther)
        return `${node.part.number} not translated as ${describeWords(node.part)}`;
      return `without ${describeSide(node.part)}`;
  }
}

/** "G25 aorist imperative" as typed, or "grammar code Vqp3ms". */
function describeForm({ number, text }: MorphologyNode): string {
  const form = isGrammarWords(text) ? text : `grammar code ${text.replace(/\*$/, '…')}`;
  return number ? `${number} ${form}` : form;
}

function describeSide(node: SearchNode): string {
  return node.kind === 'and' || (node.kind === 'or' && !node.wildcard) ? `(${describeNode(node)})` : describeNode(node);
}

function describeDistance(unit: 'verses' | 'chapter' | 'book', distance: number): string {
  if (unit !== 'verses') return `in the same ${unit} as`;
  if (distance === 0) return 'in the same verse as';
  return distance === 1 ? 'within 1 verse of' : `within ${distance} verses of`;
}

function describeWords({ text, words, prefix }: Words): string {
  const star = prefix ? '…' : '';
  return words.length > 1 && /\s/.test(text) ? `“${text}${star}”` : `${text}${star}`;
}
