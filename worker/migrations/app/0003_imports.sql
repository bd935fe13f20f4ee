CREATE TABLE `file_parts` (
	`file_id` text NOT NULL,
	`part` integer NOT NULL,
	`etag` text NOT NULL,
	FOREIGN KEY (`file_id`) REFERENCES `files`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `file_parts_once` ON `file_parts` (`file_id`,`part`);--> statement-breakpoint
CREATE TABLE `files` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`version_code` text NOT NULL,
	`format` text NOT NULL,
	`bytes` integer NOT NULL,
	`sha256` text NOT NULL,
	`key` text NOT NULL,
	`given` text NOT NULL,
	`upload_id` text DEFAULT '' NOT NULL,
	`uploaded_by` text NOT NULL,
	`created_at` text NOT NULL,
	`right_stated_by` text
);
--> statement-breakpoint
CREATE INDEX `files_by_content` ON `files` (`sha256`);--> statement-breakpoint
CREATE TABLE `imports` (
	`id` text PRIMARY KEY NOT NULL,
	`door` text NOT NULL,
	`file_id` text NOT NULL,
	`version_code` text NOT NULL,
	`version_id` integer NOT NULL,
	`state` text NOT NULL,
	`cleaning` integer DEFAULT false NOT NULL,
	`done` integer DEFAULT 0 NOT NULL,
	`total` integer DEFAULT 0 NOT NULL,
	`words` integer DEFAULT 0 NOT NULL,
	`words_total` integer DEFAULT 0 NOT NULL,
	`agreed` integer DEFAULT false NOT NULL,
	`summary` text,
	`table_name` text DEFAULT '' NOT NULL,
	`message` text DEFAULT '' NOT NULL,
	`made` text,
	`previous` text,
	`started_by` text NOT NULL,
	`started_at` text NOT NULL,
	`heartbeat_at` text NOT NULL,
	`ended_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `imports_version_id_unique` ON `imports` (`version_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `imports_one_active` ON `imports` (`version_code`) WHERE state IN ('queued', 'checking', 'awaiting_consent', 'loading', 'counting', 'verifying', 'switching');--> statement-breakpoint
CREATE INDEX `imports_by_file` ON `imports` (`file_id`);--> statement-breakpoint
CREATE TABLE `texts` (
	`code` text PRIMARY KEY NOT NULL,
	`version_id` integer NOT NULL,
	`import_id` text NOT NULL,
	`given` text NOT NULL,
	`file_id` text NOT NULL,
	`changed_at` text NOT NULL
);
