declare module "virtual:*.css";
