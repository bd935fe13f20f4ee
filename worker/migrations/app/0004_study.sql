CREATE TABLE `study_records` (
	`user_id` text PRIMARY KEY NOT NULL,
	`record` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
