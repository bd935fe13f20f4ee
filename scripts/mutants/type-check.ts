import { join } from 'node:path';
import ts from 'typescript';

/** Checks one changed file at a time against the types of all others, without writing it. */
export class TypeCheck {
  readonly #root: string;
  readonly #service: ts.LanguageService;
  #changed: { path: string; text: string; version: number } | undefined;
  #version = 0;

  /** `config` is the path of a tsconfig.json below `root`. It must contain each file that is checked. */
  constructor(root: string, config: string) {
    this.#root = root;
    const parsed = ts.getParsedCommandLineOfConfigFile(
      join(root, config),
      {},
      {
        ...ts.sys,
        onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
          throw new Error(`${config}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);
        },
      },
    );
    if (!parsed) throw new Error(`${config} cannot be read.`);
    this.#service = ts.createLanguageService({
      fileExists: (path) => ts.sys.fileExists(path),
      readFile: (path) => ts.sys.readFile(path),
      useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
      // A condition that is always false leaves code unreachable and names unused. Such an error concerns the form of
      // the mutant, not its defect.
      getCompilationSettings: () => ({
        ...parsed.options,
        allowUnreachableCode: true,
        noUnusedLocals: false,
        noUnusedParameters: false,
      }),
      getCurrentDirectory: () => root,
      getDefaultLibFileName: (options) => ts.getDefaultLibFilePath(options),
      getScriptFileNames: () => parsed.fileNames,
      getScriptVersion: (path) => (path === this.#changed?.path ? String(this.#changed.version) : '0'),
      getScriptSnapshot: (path) => {
        const text = path === this.#changed?.path ? this.#changed.text : ts.sys.readFile(path);
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
      },
    });
  }

  /** The first error in `file` with the content `text`; `undefined` if there is none. */
  firstError(file: string, text: string): string | undefined {
    const path = join(this.#root, file);
    this.#version += 1;
    this.#changed = { path, text, version: this.#version };
    const [error] = [...this.#service.getSyntacticDiagnostics(path), ...this.#service.getSemanticDiagnostics(path)];
    return error && ts.flattenDiagnosticMessageText(error.messageText, ' ');
  }
}
