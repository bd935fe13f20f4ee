ALTER TABLE `words` ADD `places` text DEFAULT '' NOT NULL;
--> statement-breakpoint
-- Nothing is whole until it is loaded anew: the rows there are have no places, and phrases have no row.
DELETE FROM `edition`;
