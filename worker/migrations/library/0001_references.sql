ALTER TABLE `cross_references` ADD `treasury` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `cross_references` ADD `lead` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `cross_references` ADD `passages` text DEFAULT '[]' NOT NULL;