CREATE TABLE `own_targets` (
	`path` text PRIMARY KEY NOT NULL,
	`is_dead` integer NOT NULL,
	`checked_at` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `bot_repairs` ADD `alerted_at` text;
--> statement-breakpoint
INSERT INTO `bot_instructions` (`id`, `directive`, `priority`, `is_active`) VALUES
	('check-mail', 'check:mail', 65, 1),
	('check-links', 'check:links', 50, 1);
