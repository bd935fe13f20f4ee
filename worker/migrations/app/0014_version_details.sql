CREATE TABLE `version_details` (
	`code` text PRIMARY KEY NOT NULL,
	`name` text,
	`short_name` text,
	`language` text,
	`licence` text,
	`position` integer,
	`is_hidden` integer DEFAULT false NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
