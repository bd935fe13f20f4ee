CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`template` text NOT NULL,
	`recipient` text NOT NULL,
	`subject` text NOT NULL,
	`html` text NOT NULL,
	`text` text NOT NULL,
	`headers` text NOT NULL,
	`state` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`answer` text DEFAULT '' NOT NULL,
	`once_key` text,
	`user_id` text,
	`asked_by` text,
	`created_at` text NOT NULL,
	`due_at` text NOT NULL,
	`handed_over` integer DEFAULT false NOT NULL,
	`ended_at` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_once_key_unique` ON `outbox` (`once_key`);--> statement-breakpoint
CREATE INDEX `outbox_on_its_way` ON `outbox` (`due_at`) WHERE state IN ('queued', 'sending');--> statement-breakpoint
CREATE TABLE `word_readers` (
	`user_id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`token` text NOT NULL,
	`created_at` text NOT NULL,
	`confirmed_at` text,
	`last_day` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `word_readers_token_unique` ON `word_readers` (`token`);