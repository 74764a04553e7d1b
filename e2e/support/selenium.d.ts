/** What the WebKitGTK journeys use of selenium-webdriver; the package brings no types. */
declare module "selenium-webdriver" {
  type Actions = {
    clear(): Promise<void>;
    move(to: { x: number; y: number; duration: number }): Actions;
    press(): Actions;
    release(): Actions;
    sendKeys(...keys: string[]): Actions;
    perform(): Promise<void>;
  };
  export type WebDriver = {
    get(url: string): Promise<void>;
    executeScript<T>(script: string, ...args: unknown[]): Promise<T>;
    actions(): Actions;
    navigate(): { back(): Promise<void> };
    manage(): {
      window(): {
        setRect(size: { width: number; height: number }): Promise<unknown>;
      };
    };
    quit(): Promise<void>;
  };
  export class Builder {
    usingServer(url: string): this;
    withCapabilities(capabilities: Record<string, unknown>): this;
    build(): Promise<WebDriver>;
  }
}

declare module "selenium-webdriver/remote/index.js" {
  export class DriverService {
    constructor(
      executable: string,
      options: {
        port: number;
        loopback: boolean;
        args: string[];
        env: NodeJS.ProcessEnv;
      },
    );
    start(): Promise<string>;
    kill(): Promise<void>;
  }
}
