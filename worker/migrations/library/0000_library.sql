CREATE TABLE `edition` (
	`id` text PRIMARY KEY NOT NULL,
	`built_at` text NOT NULL,
	`hebrew_entries` integer NOT NULL,
	`greek_entries` integer NOT NULL,
	`verses` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `entries` (
	`number` text PRIMARY KEY NOT NULL,
	`ordinal` integer NOT NULL,
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
	`source` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `entries_ordinal` ON `entries` (`ordinal`);--> statement-breakpoint
CREATE TABLE `occurrences` (
	`number` text NOT NULL,
	`version` text NOT NULL,
	`total` integer NOT NULL,
	`verse_total` integer NOT NULL,
	`verses` text NOT NULL,
	PRIMARY KEY(`number`, `version`)
);
--> statement-breakpoint
CREATE TABLE `related_entries` (
	`number` text NOT NULL,
	`position` integer NOT NULL,
	`related` text NOT NULL,
	`reason` text NOT NULL,
	PRIMARY KEY(`number`, `position`)
);
--> statement-breakpoint
CREATE TABLE `renderings` (
	`number` text NOT NULL,
	`position` integer NOT NULL,
	`text` text NOT NULL,
	`total` integer NOT NULL,
	`verses` text NOT NULL,
	PRIMARY KEY(`number`, `position`)
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
CREATE TABLE `verse_map` (
	`wlc` integer NOT NULL,
	`kjv` integer NOT NULL,
	`wlc_part` text NOT NULL,
	`kjv_part` text NOT NULL,
	PRIMARY KEY(`wlc`, `kjv`, `wlc_part`, `kjv_part`)
);
--> statement-breakpoint
CREATE INDEX `verse_map_kjv` ON `verse_map` (`kjv`);--> statement-breakpoint
CREATE TABLE `verses` (
	`key` integer PRIMARY KEY NOT NULL,
	`text` text NOT NULL,
	`marks` text NOT NULL
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