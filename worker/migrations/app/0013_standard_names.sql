-- Renames tables and columns to standard terms. Rows, keys and triggers do not change.
ALTER TABLE `network_salts` RENAME TO `ip_prefix_salts`;
--> statement-breakpoint
ALTER TABLE `address_redirects` RENAME TO `url_redirects`;
--> statement-breakpoint
DROP INDEX `address_redirects_from_path_unique`;
--> statement-breakpoint
CREATE UNIQUE INDEX `url_redirects_from_path_unique` ON `url_redirects` (`from_path`);
--> statement-breakpoint
ALTER TABLE `sessions` RENAME COLUMN `network` TO `ip_prefix_hash`;
--> statement-breakpoint
ALTER TABLE `sessions` RENAME COLUMN `is_strong` TO `is_multi_factor`;
--> statement-breakpoint
ALTER TABLE `audit` RENAME COLUMN `network` TO `ip_prefix_hash`;
--> statement-breakpoint
ALTER TABLE `files` RENAME COLUMN `given` TO `options`;
--> statement-breakpoint
ALTER TABLE `texts` RENAME COLUMN `given` TO `options`;
--> statement-breakpoint
ALTER TABLE `imports` RENAME COLUMN `door` TO `source`;
