ALTER TABLE `cross_references` ADD `treasury` text DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE `cross_references` ADD `lead` text DEFAULT '[]' NOT NULL;
--> statement-breakpoint
ALTER TABLE `cross_references` ADD `passages` text DEFAULT '[]' NOT NULL;
--> statement-breakpoint
-- The indexed text is folded already. The tokenizer must not remove the tilde of ñ. The index is empty until the library is
-- loaded again.
DELETE FROM `edition`;
--> statement-breakpoint
DROP TABLE `verses_fts`;
--> statement-breakpoint
CREATE VIRTUAL TABLE verses_fts USING fts5(
	text, tags,
	content='', contentless_delete=1, prefix='2 3', tokenize="unicode61 remove_diacritics 0"
);
