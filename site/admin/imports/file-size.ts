const kilo = 1_024;

/** For example "512 B", "1.5 KB", "3.7 MB". */
export function formatFileSize(bytes: number): string {
  if (bytes < kilo) return `${bytes} B`;
  if (bytes < kilo * kilo) return `${(bytes / kilo).toFixed(1)} KB`;
  return `${(bytes / kilo / kilo).toFixed(1)} MB`;
}
