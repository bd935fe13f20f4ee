CREATE TABLE `own_targets` (
	`path` text PRIMARY KEY NOT NULL,
	`is_dead` integer NOT NULL,
	`checked_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `address_redirects` (
	`id` text PRIMARY KEY NOT NULL,
	`from_path` text NOT NULL,
	`to_path` text NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `address_redirects_from_path_unique` ON `address_redirects` (`from_path`);--> statement-breakpoint
ALTER TABLE `bot_repairs` ADD `alerted_at` text;--> statement-breakpoint
ALTER TABLE `pages` ADD `in_footer` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `pages` ADD `in_search` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `pages` ADD `words` text DEFAULT '' NOT NULL;
--> statement-breakpoint
INSERT INTO `bot_instructions` (`id`, `directive`, `priority`, `is_active`) VALUES
	('check-mail', 'check:mail', 65, 1),
	('check-links', 'check:links', 50, 1);
