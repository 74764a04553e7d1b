/** The package brings no types. */
declare module "selenium-webdriver";
declare module "selenium-webdriver/remote/index.js";
