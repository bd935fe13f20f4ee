ALTER TABLE `bot_repairs` ADD `alerted_at` text;
--> statement-breakpoint
INSERT INTO `bot_instructions` (`id`, `directive`, `priority`, `is_active`) VALUES
	('check-mail', 'check:mail', 65, 1);
