CREATE TABLE `builds` (
	`id` text PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`reason` text NOT NULL,
	`asked_by` text NOT NULL,
	`asked_at` text NOT NULL,
	`stage` text DEFAULT '' NOT NULL,
	`done` integer DEFAULT 0 NOT NULL,
	`total` integer DEFAULT 0 NOT NULL,
	`message` text DEFAULT '' NOT NULL,
	`lines` text NOT NULL,
	`edition` text DEFAULT '' NOT NULL,
	`heartbeat_at` text NOT NULL,
	`ended_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `builds_one_waiting` ON `builds` (`state`) WHERE state = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX `builds_one_running` ON `builds` (`state`) WHERE state = 'running';