-- Nothing is whole until it is loaded anew: of every row that is written D1 counts the rows of its indexes too, so that
-- tables with a key of their own are their own index here, and lists stand in the row that they belong to.
DELETE FROM `edition`;
--> statement-breakpoint
DROP TABLE `words`;
--> statement-breakpoint
DROP TABLE `related_entries`;
--> statement-breakpoint
DROP TABLE `renderings`;
--> statement-breakpoint
DROP TABLE `occurrences`;
--> statement-breakpoint
DROP TABLE `verse_map`;
--> statement-breakpoint
DROP TABLE `cross_references`;
--> statement-breakpoint
DROP TABLE `entries`;
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
	`places` text NOT NULL,
	PRIMARY KEY(`version_id`, `first`)
) WITHOUT ROWID;
--> statement-breakpoint
-- A row a term, for whoever goes through all of them: a search asks for the rows of its own.
CREATE VIEW words AS
	SELECT b.version_id, t.key AS word, t.value ->> 0 AS verses, t.value ->> 1 AS occurrences, t.value -> 2 AS books, b.places ->> ('$."' || t.key || '"') AS places
	FROM word_blocks AS b, json_each(b.terms) AS t WHERE t.key NOT LIKE '~%';
--> statement-breakpoint
CREATE TABLE `cross_references` (
	`chapter` integer PRIMARY KEY NOT NULL,
	`verses` text NOT NULL
);
