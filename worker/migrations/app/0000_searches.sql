CREATE TABLE `searches` (
	`day` text NOT NULL,
	`kind` text NOT NULL,
	`query` text NOT NULL,
	`versions` text NOT NULL,
	`times` integer NOT NULL,
	`results` integer,
	PRIMARY KEY(`day`, `kind`, `query`, `versions`)
);
