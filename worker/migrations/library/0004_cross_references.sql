CREATE TABLE `cross_references` (
	`verse` integer PRIMARY KEY NOT NULL,
	`others` text NOT NULL
);
