CREATE TABLE `activity` (
	`hour` text PRIMARY KEY NOT NULL,
	`counts` text NOT NULL
);
