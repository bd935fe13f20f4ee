-- The audit is only added to, whoever holds the database; what is older than a year may go.
CREATE TRIGGER audit_never_changes BEFORE UPDATE ON audit
BEGIN
	SELECT RAISE(ABORT, 'the audit is never changed');
END;
--> statement-breakpoint
CREATE TRIGGER audit_never_shrinks BEFORE DELETE ON audit
WHEN OLD.at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-1 year')
BEGIN
	SELECT RAISE(ABORT, 'the audit is kept for a year');
END;
--> statement-breakpoint
-- REPLACE takes a row away without the trigger of a deletion.
CREATE TRIGGER audit_never_replaces BEFORE INSERT ON audit
WHEN EXISTS (SELECT 1 FROM audit WHERE id = NEW.id)
BEGIN
	SELECT RAISE(ABORT, 'the audit is never changed');
END;
--> statement-breakpoint
-- Two administrators who demote one another at the same moment cannot both succeed.
CREATE TRIGGER users_keep_an_admin BEFORE UPDATE OF role, status ON users
WHEN OLD.role = 'admin' AND OLD.status = 'active' AND (NEW.role <> 'admin' OR NEW.status <> 'active')
	AND (SELECT count(*) FROM users WHERE role = 'admin' AND status = 'active') = 1
BEGIN
	SELECT RAISE(ABORT, 'the last administrator');
END;
--> statement-breakpoint
CREATE TRIGGER users_lose_no_last_admin BEFORE DELETE ON users
WHEN OLD.role = 'admin' AND OLD.status = 'active'
	AND (SELECT count(*) FROM users WHERE role = 'admin' AND status = 'active') = 1
BEGIN
	SELECT RAISE(ABORT, 'the last administrator');
END;
