CREATE TABLE `words` (
	`version_id` integer NOT NULL,
	`word` text NOT NULL,
	`verses` integer NOT NULL,
	`occurrences` integer NOT NULL,
	`books` text NOT NULL,
	PRIMARY KEY(`version_id`, `word`)
);
--> statement-breakpoint
CREATE INDEX `renderings_wording` ON `renderings` (lower("text"));
--> statement-breakpoint
-- Nothing is whole until it is loaded anew.
DELETE FROM `edition`;
--> statement-breakpoint
DROP TABLE verses_fts;
--> statement-breakpoint
-- Rowid is verses.key. Column tags holds the Strong's numbers and parsings of a verse's words, as characters and codes
-- that no word of a text has (data/model/search/index-terms.ts).
CREATE VIRTUAL TABLE verses_fts USING fts5(
	text, tags,
	content='', contentless_delete=1, prefix='2 3', tokenize='unicode61'
);
