-- The library can be rebuilt from its sources. A library that earlier migrations made is emptied here, and loaded again.
DROP VIEW IF EXISTS `words`;
--> statement-breakpoint
DROP TABLE IF EXISTS `edition`;
--> statement-breakpoint
DROP TABLE IF EXISTS `sources`;
--> statement-breakpoint
DROP TABLE IF EXISTS `versions`;
--> statement-breakpoint
DROP TABLE IF EXISTS `verses`;
--> statement-breakpoint
DROP TABLE IF EXISTS `entries`;
--> statement-breakpoint
DROP TABLE IF EXISTS `occurrences`;
--> statement-breakpoint
DROP TABLE IF EXISTS `renderings`;
--> statement-breakpoint
DROP TABLE IF EXISTS `wordings`;
--> statement-breakpoint
DROP TABLE IF EXISTS `verse_map`;
--> statement-breakpoint
DROP TABLE IF EXISTS `word_blocks`;
--> statement-breakpoint
DROP TABLE IF EXISTS `cross_references`;
--> statement-breakpoint
DROP TABLE IF EXISTS `verses_fts`;
--> statement-breakpoint
DROP TABLE IF EXISTS `entries_fts`;
--> statement-breakpoint
CREATE TABLE `edition` (
	`id` text PRIMARY KEY NOT NULL,
	`built_at` text NOT NULL,
	`hebrew_entries` integer NOT NULL,
	`greek_entries` integer NOT NULL,
	`verses` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `sources` (
	`code` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`kind` text NOT NULL,
	`licence` text NOT NULL,
	`attribution` text NOT NULL,
	`homepage` text NOT NULL,
	`origin` text NOT NULL,
	`checksum` text NOT NULL,
	`status` text NOT NULL,
	`advice` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `versions` (
	`code` text PRIMARY KEY NOT NULL,
	`id` integer NOT NULL,
	`name` text NOT NULL,
	`short_name` text NOT NULL,
	`language` text NOT NULL,
	`direction` text NOT NULL,
	`source` text NOT NULL,
	`versification` text NOT NULL,
	`verses` integer NOT NULL,
	`tagged_words` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `versions_id_unique` ON `versions` (`id`);
--> statement-breakpoint
CREATE TABLE `verses` (
	`key` integer PRIMARY KEY NOT NULL,
	`text` text NOT NULL,
	`marks` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `entries` (
	`number` text NOT NULL,
	`ordinal` integer PRIMARY KEY NOT NULL,
	`language` text NOT NULL,
	`aramaic` integer NOT NULL,
	`lemma` text NOT NULL,
	`transliteration` text NOT NULL,
	`pronunciation` text NOT NULL,
	`part_of_speech` text NOT NULL,
	`definition` text NOT NULL,
	`derivation` text NOT NULL,
	`dictionary_usage` text NOT NULL,
	`usage` text NOT NULL,
	`gloss` text NOT NULL,
	`source` text NOT NULL,
	`related` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `entries_number_unique` ON `entries` (`number`);
--> statement-breakpoint
-- D1 counts the rows of indexes too. A table WITHOUT ROWID is its own index.
CREATE TABLE `occurrences` (
	`number` text NOT NULL,
	`version` text NOT NULL,
	`total` integer NOT NULL,
	`verse_total` integer NOT NULL,
	`verses` text NOT NULL,
	PRIMARY KEY(`number`, `version`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `renderings` (
	`number` text NOT NULL,
	`position` integer NOT NULL,
	`text` text NOT NULL,
	`total` integer NOT NULL,
	`verses` text NOT NULL,
	`phrases` text DEFAULT '[]' NOT NULL,
	PRIMARY KEY(`number`, `position`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `wordings` (
	`text` text PRIMARY KEY NOT NULL,
	`entries` text NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `verse_map` (
	`wlc` integer NOT NULL,
	`kjv` integer NOT NULL,
	`wlc_part` text NOT NULL,
	`kjv_part` text NOT NULL,
	PRIMARY KEY(`wlc`, `kjv`, `wlc_part`, `kjv_part`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `word_blocks` (
	`version_id` integer NOT NULL,
	`first` text NOT NULL,
	`terms` text NOT NULL,
	`posting_lists` text NOT NULL,
	PRIMARY KEY(`version_id`, `first`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `cross_references` (
	`chapter` integer PRIMARY KEY NOT NULL,
	`verses` text NOT NULL
);
--> statement-breakpoint
-- One row per term, for code that reads all of them. A search reads only the rows of its own terms.
CREATE VIEW words AS
	SELECT b.version_id, t.key AS word, t.value ->> 0 AS verses, t.value ->> 1 AS occurrences, t.value -> 2 AS books, b.posting_lists ->> ('$."' || t.key || '"') AS posting_list
	FROM word_blocks AS b, json_each(b.terms) AS t WHERE t.key NOT LIKE '~%';
--> statement-breakpoint
-- Without content: the rows are in `entries` and `verses`. These tables index their folded form (without points, accents and
-- final letters), which is never displayed.
CREATE VIRTUAL TABLE entries_fts USING fts5(
	number, lemma, transliteration, gloss, definition,
	content='', contentless_delete=1, prefix='2 3', tokenize='unicode61'
);
--> statement-breakpoint
-- The rowid is verses.key, so a version is a range of rowids, and canonical order is rowid order. The column tags holds the
-- Strong's numbers and morphology codes of a verse's words (data/search/sql/index-terms.ts).
CREATE VIRTUAL TABLE verses_fts USING fts5(
	text, tags,
	content='', contentless_delete=1, prefix='2 3', tokenize='unicode61'
);
