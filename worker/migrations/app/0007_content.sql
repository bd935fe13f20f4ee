CREATE TABLE `page_revisions` (
	`page_id` text NOT NULL,
	`revision` integer NOT NULL,
	`slug` text NOT NULL,
	`title` text NOT NULL,
	`content` text NOT NULL,
	`saved_at` text NOT NULL,
	`saved_by` text NOT NULL,
	PRIMARY KEY(`page_id`, `revision`),
	FOREIGN KEY (`page_id`) REFERENCES `pages`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `pages` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`title` text NOT NULL,
	`content` text NOT NULL,
	`content_html` text NOT NULL,
	`published` integer NOT NULL,
	`publish_at` text,
	`is_listed` integer NOT NULL,
	`revision` integer NOT NULL,
	`draft_token` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL,
	`deleted_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `pages_draft_token_unique` ON `pages` (`draft_token`);--> statement-breakpoint
CREATE UNIQUE INDEX `pages_by_slug` ON `pages` (`slug`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE TABLE `placements` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`title` text NOT NULL,
	`content` text NOT NULL,
	`content_html` text NOT NULL,
	`position` text NOT NULL,
	`link_url` text,
	`active` integer NOT NULL,
	`starts_at` text,
	`ends_at` text,
	`revision` integer NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL,
	`deleted_at` text
);
--> statement-breakpoint
CREATE INDEX `placements_by_kind` ON `placements` (`kind`);--> statement-breakpoint
CREATE TABLE `redirects` (
	`path` text PRIMARY KEY NOT NULL,
	`page_id` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`page_id`) REFERENCES `pages`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `redirects_by_page` ON `redirects` (`page_id`);