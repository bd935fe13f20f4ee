ALTER TABLE `words` ADD `stem` text DEFAULT '' NOT NULL;
--> statement-breakpoint
CREATE INDEX `words_stem` ON `words` (`version_id`,`stem`) WHERE stem <> '';
--> statement-breakpoint
-- Nothing is whole until it is loaded anew: the rows there are have no stems.
DELETE FROM `edition`;
