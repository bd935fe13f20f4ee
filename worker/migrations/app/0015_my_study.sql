CREATE TABLE `study_objects` (
	`user_id` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL
);
