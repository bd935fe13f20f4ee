CREATE TABLE `recordings` (
	`text` text PRIMARY KEY NOT NULL,
	`file` text NOT NULL,
	`media_type` text NOT NULL,
	`bytes` integer NOT NULL,
	`speaker` text NOT NULL,
	`licence` text NOT NULL,
	`filename` text NOT NULL,
	`added_at` text NOT NULL,
	`added_by` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `recordings_by_file` ON `recordings` (`file`);--> statement-breakpoint
INSERT INTO `bot_instructions` (`id`, `directive`, `priority`, `is_active`) VALUES
	('check-limits', 'check:limits', 60, 1);
