CREATE TABLE `bot_instructions` (
	`id` text PRIMARY KEY NOT NULL,
	`directive` text NOT NULL,
	`priority` integer DEFAULT 50 NOT NULL,
	`is_active` integer DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE `bot_log` (
	`id` text PRIMARY KEY NOT NULL,
	`action` text NOT NULL,
	`details` text NOT NULL,
	`status` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `bot_log_by_status` ON `bot_log` (`status`,`id`);--> statement-breakpoint
CREATE TABLE `bot_repairs` (
	`id` text PRIMARY KEY NOT NULL,
	`element_type` text NOT NULL,
	`location` text NOT NULL,
	`issue` text NOT NULL,
	`remedy` text DEFAULT '' NOT NULL,
	`status` text NOT NULL,
	`mechanical` text DEFAULT '' NOT NULL,
	`created_at` text NOT NULL,
	`ended_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bot_repairs_one_open` ON `bot_repairs` (`element_type`,`location`) WHERE status IN ('pending', 'in_progress');--> statement-breakpoint
CREATE TABLE `error_reports` (
	`id` text PRIMARY KEY NOT NULL,
	`error_type` text NOT NULL,
	`url` text NOT NULL,
	`times` integer DEFAULT 1 NOT NULL,
	`is_linked` integer DEFAULT false NOT NULL,
	`first_at` text NOT NULL,
	`created_at` text NOT NULL,
	`resolution` text DEFAULT '' NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `error_reports_once` ON `error_reports` (`error_type`,`url`);
--> statement-breakpoint
INSERT INTO `bot_instructions` (`id`, `directive`, `priority`, `is_active`) VALUES
	('check-imports', 'check:imports', 90, 1),
	('check-edition', 'check:edition', 80, 1),
	('check-builds', 'check:builds', 70, 1),
	('check-errors', 'check:errors', 60, 1);
