/** The commands that journeys need. Input goes through the browser's real pointer and keyboard. */
export type Engine = {
  goto(url: string): Promise<void>;
  /** Runs a self-contained function in the page; the result is sent as JSON. */
  run<A extends string[], R>(script: (...args: A) => R, ...args: A): Promise<R>;
  clickAt(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  press(key: keyof typeof keys): Promise<void>;
  back(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Uncaught and logged errors of the page, as far as the engine reports them. */
  errors(): Promise<string[]>;
  close(): Promise<void>;
};

/** Keys of the journeys, with their code points in the WebDriver standard. */
export const keys = { Tab: "\uE004", Enter: "\uE007", Escape: "\uE00C" };

export type Installed = { start: () => Promise<Engine> } | { missing: string };
