-- Contentless: the rows are in `entries` and `verses`, and what is indexed is their folded form
-- (no points, no accents, no final letters), which nothing ever displays.
CREATE VIRTUAL TABLE entries_fts USING fts5(
	number, lemma, transliteration, gloss, definition,
	content='', contentless_delete=1, prefix='2 3', tokenize='unicode61'
);
--> statement-breakpoint
-- Rowid is verses.key, so one version is a range of rowids and canonical order is rowid order.
CREATE VIRTUAL TABLE verses_fts USING fts5(
	text,
	content='', contentless_delete=1, prefix='2 3', tokenize='unicode61'
);
